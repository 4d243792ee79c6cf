"""Maps Python names to C and C++ identifiers, and refuses collisions.

x -> x      my-model -> my_model      2d -> n2d      class -> class_      params.layers.0 -> params_layers_0      function exp -> namespace exp_
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from kg.plugin import KgError
from kg.plugin.rendering import C_WORDS

_OTHER: Final = re.compile(r"[^A-Za-z0-9_]+")
#: Words that C++ has beside C, of any version, names that the generated headers have of their own, and types of the APIs of GPUs.
_CXX: Final = """
    alignas alignof and and_eq bitand bitor catch char8_t char16_t char32_t class compl concept const_cast consteval
    constexpr constinit co_await co_return co_yield decltype delete dynamic_cast explicit export friend mutable
    namespace new noexcept not not_eq nullptr operator or or_eq private protected public reinterpret_cast requires
    static_assert static_cast template this thread_local throw try typeid typename using virtual wchar_t xor xor_eq
    std kg errno assert NULL Buffer View Array Arguments WS_t init_ws call ws size_t Executor executor context Status queue
    CUstream MTL NS cl_command_queue cl_mem cudaStream_t dim3 hipStream_t
"""
RESERVED: Final = C_WORDS | frozenset(_CXX.split())
#: Types of the header's, one for each argument and result, and its macros.
_GENERATED: Final = re.compile(r"(IN|OUT)\d+_t|KG_\w+")
#: Functions of <math.h>, which has each also with f and l behind it, and of other headers of C and POSIX that come with those of C++. No namespace may be called so.
_MATH: Final = """
    acos acosh asin asinh atan atan2 atanh cabs cacos cacosh canonicalize carg casin casinh catan catanh cbrt ccos
    ccosh ceil cexp cimag clog conj copysign cos cosh cpow cproj creal csin csinh csqrt ctan ctanh drem erf erfc exp
    exp10 exp2 expm1 fabs fdim finite floor fma fmax fmaximum fmaximum_mag fmaximum_mag_num fmaximum_num fmaxmag fmin
    fminimum fminimum_mag fminimum_mag_num fminimum_num fminmag fmod frexp fromfp fromfpx gamma getpayload hypot ilogb
    isinf isnan j0 j1 jn ldexp lgamma llogb llrint llround log log10 log1p log2 logb lrint lround modf nan nearbyint
    nextafter nextdown nexttoward nextup pow remainder remquo rint round roundeven scalb scalbln scalbn setpayload
    setpayloadsig signbit significand sin sincos sinh sqrt tan tanh tgamma totalorder totalordermag trunc ufromfp
    ufromfpx y0 y1 yn
"""
_OTHERS: Final = """
    FILE a64l abort abs aligned_alloc alloca arc4random arc4random_buf arc4random_uniform asctime asprintf
    at_quick_exit atexit atof atoi atol basename bcmp bcopy bsearch bzero calloc canonicalize_file_name clearenv
    clearerr clock clock_t ctermid ctime cuserid daddl dcgettext ddivl dfmal dgettext difftime div dmull dprintf
    drand48 dsqrtl dsubl ecvt erand48 execl execle execlp execv execve execvp exit explicit_bzero fadd fclose
    fcloseall fcvt fdiv fdopen feof ferror fflush ffma ffs fgetc fgetpos fgets fileno flockfile fmemopen fmul fopen
    fopencookie fork fprintf fputc fputs fread free freopen fscanf fseek fseeko fsetpos fsqrt fsub ftell ftello
    ftrylockfile funlockfile fwrite gcvt getc getchar getdelim getenv getline getloadavg getpt getsubopt gettext getw
    gmtime grantpt imaxabs index initstate int isalnum isalpha isascii isblank iscntrl isdigit isgraph isinff isinfl
    islower isnanf isnanl isprint ispunct isspace isupper iswalnum iswalpha iswblank iswcntrl iswdigit iswgraph
    iswlower iswprint iswpunct iswspace iswupper iswxdigit isxdigit jrand48 l64a labs lcong48 ldiv llabs lldiv
    localtime lrand48 malloc mblen mbstowcs mbtowc memccpy memchr memcmp memcpy memfrob memmem memmove mempcpy memrchr
    memset mktime mrand48 nrand48 on_exit open_memstream pclose perror popen posix_memalign posix_openpt printf
    pselect ptsname putc putchar putenv puts putw qecvt qfcvt qgcvt qsort quick_exit rand random rawmemchr realloc
    reallocarray realpath remove rename renameat renameat2 rewind rindex rpmatch scanf secure_getenv seed48 select
    setbuf setbuffer setenv setlinebuf setstate setvbuf snprintf sprintf srand srand48 srandom sscanf stpcpy stpncpy
    strcasecmp strcasestr strcat strchr strchrnul strcmp strcoll strcpy strcspn strdup strerror strfmon strfromd
    strfromf strfroml strfry strftime strlen strncasecmp strncat strncmp strncpy strndup strnlen strpbrk strrchr
    strsep strsignal strspn strstr strtod strtof strtok strtol strtold strtoq strtoul strtouq strverscmp strxfrm
    system tempnam time time_t tmpfile tmpnam toascii tolower toupper towlower towupper ungetc unlockpt unsetenv
    valloc vasprintf vdprintf vfprintf vfscanf vprintf vscanf vsnprintf vsprintf vsscanf wcstombs wctomb
"""
GLOBAL: Final = frozenset([*(f"{name}{suffix}" for name in _MATH.split() for suffix in ("", "f", "l")), *_OTHERS.split()])
#: What an argument's alias, its name with `_t`, would hide: such arguments have none.
HIDDEN: Final = re.compile(
    r"(IN\d+|OUT\d+|WS|u?int(8|16|32|64|ptr|max)|size|ptrdiff|float|double|wchar|char8|char16|char32|max_align|nullptr|cudaStream|hipStream)_t"
)


def identifier(name: str) -> str:
    """The name, with `_` for what no identifier has, `n` in front of a digit or `_`,
    `_` behind a word of the language."""
    word = re.sub("__+", "_", _OTHER.sub("_", name)) or "_"
    if len(word) > 1:
        word = word.rstrip("_") or "_"
    if word[0] == "_":  # those at file scope belong to the implementation
        word = f"n{word}"
    if word[0].isdigit():
        word = f"n{word}"
    return f"{word}_" if word in RESERVED or _GENERATED.fullmatch(word) else word


def identifiers(names: Iterable[str], what: str) -> Mapping[str, str]:
    """Name -> identifier. Raises KgError where two names become one."""
    found: dict[str, str] = {}
    taken: dict[str, str] = {}
    for name in names:
        word = identifier(name)
        if taken.setdefault(word, name) != name:
            raise KgError(f"{what} {taken[word]!r} and {name!r} are both {word} in C++: rename one")
        found[name] = word
    return found


def alias(own: str) -> str:
    """The type's name by that of the argument: x_t; empty where that is something else."""
    word = f"{own.rstrip('_')}_t"
    return "" if HIDDEN.fullmatch(word) else word


def namespace(name: str) -> tuple[str, ...]:
    """`pkg.module.f` -> its parts as identifiers. Raises KgError where nothing is left of one."""
    if not all(re.search(r"[A-Za-z0-9]", part) for part in name.split(".")) or not name.isprintable():
        raise KgError(f"{name!r} is no name for a function in C++: give letters and digits, with dots between namespaces")
    first, *others = (identifier(part) for part in name.split("."))
    return (f"{first}_" if first in GLOBAL else first, *others)
