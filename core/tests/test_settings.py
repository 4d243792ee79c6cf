"""Settings: read once from KG_*, overridden in a context, misspelt variables pointed out."""

import threading

import pytest
from kg.settings import SettingError, Settings, describe, override, read_settings, settings


def test_values_are_read_in_the_type_of_their_default():
    read = read_settings({"KG_CHECK": "1", "KG_THREADS": "3", "KG_DISABLE": "a, b,", "KG_CONTRACT": "off", "HOME": "/x"})
    assert read == Settings(check=True, threads=3, disable=("a", "b"), contract=False)


def test_misspelt_variable_is_pointed_out_with_what_exists():
    with pytest.warns(UserWarning, match=r"KG_SANITISE is no setting.*did you mean KG_SANITIZE.*KG_CACHE_DIR"):
        assert read_settings({"KG_SANITISE": "1"}) == Settings()


@pytest.mark.parametrize(
    ("name", "text"),
    [("KG_CHECK", "maybe"), ("KG_THREADS", "-1"), ("KG_THREADS", "many")]
    + [("KG_THREADS", text) for text in ("1e20", "nan", "4097", "9" * 21, "9" * 5000, "²", "", "\udcff", "1\n2", "0x10", "1.0")]
    + [
        ("KG_CACHE_LIMIT", text)
        for text in ("", "2X", "G", "-1", "nan", "inf", "1e999", "9" * 5000, "2 0", "1\n2", "\udcff", "B")
    ]
    + [("KG_CHECK", text) for text in ("9" * 5000, "\udcff", "\n")],
)
def test_bad_value_names_the_variable(name: str, text: str):
    with pytest.raises(SettingError, match=name) as caught:
        read_settings({name: text})
    assert len(str(caught.value)) < 200


@pytest.mark.parametrize(
    ("text", "means"),
    [
        ("2G", 2 * 10**9),
        ("1.5g", 15 * 10**8),
        (" 500 MB ", 5 * 10**8),
        ("64k", 64000),
        ("3T", 3 * 10**12),
        ("100", 100),
        ("0", 0),
        ("0M", 0),
    ],
)
def test_sizes_of_the_cache(text: str, means: int):
    assert read_settings({"KG_CACHE_LIMIT": text}).cache_bytes() == means


def test_override_nests_and_ends_and_stays_in_its_thread():
    before = settings()
    seen: list[bool] = []
    with override(sanitize=True), override(threads=7):
        assert settings().sanitize and settings().threads == 7
        thread = threading.Thread(target=lambda: seen.append(settings().sanitize))
        thread.start()
        thread.join()
    assert settings() == before
    assert seen == [before.sanitize]


@pytest.mark.parametrize(
    ("name", "value"), [("disable", "cuda"), ("threads", "2"), ("check", 1), ("cache_dir", None), ("tune", 3.0)]
)
def test_override_refuses_a_value_of_another_type(name: str, value: object):
    before = settings()
    with pytest.raises(SettingError, match=rf"override\({name}=.*\): expected a "), override(**{name: value}):
        pass
    assert settings() == before


def test_codegen_key_changes_with_what_changes_code_only():
    base = Settings().codegen_key()
    assert Settings(cache_dir="/x", threads=3, check=True).codegen_key() == base
    for changed in (Settings(sanitize=True), Settings(contract=False), Settings(fast_math=True), Settings(cc="gcc")):
        assert changed.codegen_key() != base


def test_describe_lists_every_variable():
    assert {row[0] for row in describe()} >= {"KG_DEVICE", "KG_CACHE_DIR", "KG_SANITIZE"}
