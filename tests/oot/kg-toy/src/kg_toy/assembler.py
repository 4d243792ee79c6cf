"""TOY's assembler: `add.int32 r3, r1, r2` becomes 16 bytes."""

import struct

from kg.plugin import CompileError, Compiler, Target

from kg_toy.isa import MNEMONICS, OPS, REGISTERS, TYPES, WORD, sealed


class ToyAssembler(Compiler):
    def key(self) -> str:
        return f"toy assembler 1, instruction set {sealed(repr((TYPES, OPS)).encode())[:8].hex()}"

    def compile(self, source: str) -> bytes:
        code: list[bytes] = []
        log: list[str] = []
        depth = 0
        for number, line in enumerate([*source.splitlines(), ""], 1):
            words = line.partition("#")[0].replace(",", " ").split()
            try:
                code += [encode(words)] if words else []
                depth += {"loop": 1, "if": 1, "end": -1}.get(words[0], 0) if words else 0
                if depth < 0 or (depth and number > source.count("\n") + 1):
                    raise ValueError("every loop and if has one `end`")
            except ValueError as error:
                log.append(f"line {number}: {error}: {line.strip()}")
        if log:
            again = "python -c 'import sys, kg_toy.assembler as a; a.ToyAssembler().compile(sys.stdin.read())' < SOURCE"
            raise CompileError("TOY:ASM: this can't be assembled", source=source, log="\n".join(log), command=again)
        return sealed(b"".join(code))

    def disassemble(self, binary: bytes) -> str:
        return "\n".join(map(decode, WORD.iter_unpack(binary[8:])))


def make_compiler(target: Target) -> Compiler:
    return ToyAssembler()


def encode(words: list[str]) -> bytes:
    """One instruction. Raises ValueError that says what is wrong with it."""
    name, *types = words[0].split(".")
    count, signature = OPS.get(name, (-1, ""))
    if len(types) != count or len(words) - 1 != len(signature) or not set(types) <= set(TYPES):
        raise ValueError("no such instruction")
    fields = dict.fromkeys("dabci", 0)
    for place, word in zip(signature, words[1:], strict=True):
        fields[place] = number(word, types) if place == "i" else register(word)
    first, second = ([TYPES.index(t) for t in types] + [0, 0])[:2]
    return WORD.pack(MNEMONICS.index(name), first, second, *fields.values())


def register(word: str) -> int:
    if word[:1] != "r" or not word[1:].isdecimal() or int(word[1:]) >= REGISTERS:
        raise ValueError(f"{word} is no register")
    return int(word[1:])


def number(word: str, types: list[str]) -> int:
    """64 bits, as a signed integer: of an integer, or of a float64 where a float is meant."""
    if "float" in "".join(types) and not word.lstrip("-").isdecimal():
        return int(struct.unpack("<q", struct.pack("<d", float(word)))[0])
    return (int(word) + (1 << 63)) % (1 << 64) - (1 << 63)


def decode(fields: tuple[int, ...]) -> str:
    opcode, first, second, *operands = fields
    count, signature = OPS[MNEMONICS[opcode]]
    words = [f"{'' if p == 'i' else 'r'}{operands['dabci'.index(p)]}" for p in signature]
    return ".".join([MNEMONICS[opcode], *(TYPES[t] for t in (first, second)[:count])]) + " " + ", ".join(words)
