"""Compilation of the rules: `rule` compiles a function, `bind` compiles one loop for each game.

Numba's own cache does not notice that a function in another file has changed, so the folder of compiled code is named after a digest of
its sources: an upgrade or an edit starts a new folder, and stale code never runs. The digest includes the installed plug-in games, because
the names of compiled code depend on them (registry.py).
"""

import hashlib
import shutil
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from types import FunctionType
from typing import Any, NoReturn, TypeVar, cast

import numba
import platformdirs
from numba.core.caching import UserProvidedCacheLocator

from .file_lock import lock, unlock

BASE = Path(__file__).resolve().parent
LOCATORS = f"{__name__}.Locator,InTreeCacheLocator,UserWideCacheLocator"  # the others are Numba's, in case the folder can't be used
READ_ONLY_LOCATOR = f"{__name__}.ReadOnlyLocator"
CONFIGURING = threading.Lock()  # Numba takes the folder from a global variable
KEPT_SECONDS = 30 * 24 * 3600
PLUG_INS = sorted(entry_points(group="katzentisch.games"), key=lambda point: (point.name, point.value))

F = TypeVar("F", bound=Callable[..., Any])


@cache
def digest(folders: tuple[Path, ...]) -> str:
    """Return a digest of the sources in these folders; any edit changes it."""
    sources = hashlib.sha256()
    for point in PLUG_INS:
        sources.update(f"{point.name}={point.value}\n".encode())
    for folder in folders:
        for path in sorted(folder.glob("*.py")):
            sources.update(str(path).encode())
            sources.update(path.read_bytes())
    return sources.hexdigest()[:16]


@cache
def cache_folder(folders: tuple[Path, ...]) -> Path | None:
    """Return the folder for code compiled from these sources, or None if there is none and nothing can be written. A folder that was
    made in advance, as in a container image, can be read-only."""
    home = platformdirs.user_cache_path("katzentisch") / "compiled"
    mine = home / digest(folders)
    try:
        mine.mkdir(parents=True, exist_ok=True)
        if is_writable(mine):
            forget_old(home)
    except OSError:
        return None
    return mine


@cache
def is_writable(folder: Path) -> bool:
    try:
        folder.touch()
    except OSError:
        return False
    return True


def forget_old(home: Path) -> None:
    for folder in home.iterdir():
        if time.time() - folder.stat().st_mtime > KEPT_SECONDS:
            shutil.rmtree(folder, ignore_errors=True)


def sources_of(*functions: object) -> tuple[Path, ...]:
    """Return the folders that compiled code depends on: the shared one, those of these functions, and those of the functions they call."""
    folders = {BASE}
    for function in functions:
        code = getattr(function, "__code__", None)
        if code is None:
            continue  # a constant
        folders.add(Path(code.co_filename).resolve().parent)
        known = getattr(function, "__globals__", {})  # compiled functions have none, but `sources`
        called = (known.get(name) for name in code.co_names)
        folders.update(*(getattr(each, "sources", ()) for each in (function, *called)))
    return tuple(sorted(folders))


def compiled(function: F, folders: tuple[Path, ...], *, nogil: bool = True, inline: bool = False) -> F:
    """Compile a function without reference counting: rules create no objects, and `legal` is a third faster without it.

    It releases the GIL for other threads, unless it is so short that this would take a large part of its time. With `inline`, callers
    contain a copy of it.
    """
    has_file = Path(cast(Any, function).__code__.co_filename).exists()  # not if it was typed at a prompt: Numba can't cache that
    folder = cache_folder(folders) if has_file else None
    with CONFIGURING:
        usual = numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES
        numba.config.CACHE_DIR = str(folder or "")
        if folder:
            numba.config.CACHE_LOCATOR_CLASSES = LOCATORS if is_writable(folder) else READ_ONLY_LOCATOR
        try:
            result: Any = numba.njit(nogil=nogil, forceinline=inline, cache=folder is not None, _nrt=False)(function)
        finally:
            numba.config.CACHE_DIR, numba.config.CACHE_LOCATOR_CLASSES = usual
    if folder is not None and not numba.config.DISABLE_JIT:
        set_up_saving(result, folder)
    result.sources = folders
    return cast(F, result)


class Locator(UserProvidedCacheLocator):  # type: ignore[misc]
    """Finds compiled code by the real path of its source, as `cache_folder` does: the package may be reached through a link, too."""

    @classmethod
    def from_function(cls, py_func: object, py_file: str) -> Any:
        return super().from_function(py_func, str(Path(py_file).resolve()))


class ReadOnlyLocator(Locator):
    """Finds compiled code in a folder that can't be written to, which Numba would ignore."""

    def ensure_cache_path(self) -> None:
        """Accept the folder as it is."""


def set_up_saving(function: Any, folder: Path) -> None:
    """Make processes save compiled code one after the other, or not at all in a read-only folder.

    Numba looks up the next free file name in its index and then writes both. Two processes that compile a function for different games
    at the same time would choose the same name, and one game would then run the code of the other.
    """
    file = function._cache._cache_file
    save = file.save

    def saved(key: object, data: object) -> None:
        if is_writable(folder):
            with locked(folder):
                save(key, data)

    file.save = saved


@contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Hold a lock among all processes that compile."""
    with (folder / "lock").open("ab") as file:
        lock(file.fileno())
        try:
            yield
        finally:
            unlock(file.fileno())


def rule(function: F) -> F:
    """Compile a function of numbers, arrays and states. It can also be called in `numba.cuda` kernels."""
    return compiled(function, sources_of(function))


def inline_rule(function: F) -> F:
    """Compile a part of rules like `rule`, to be copied into its callers: for parts of every move with few callers, too long for the
    compiler to copy by itself.
    """
    return compiled(function, sources_of(function), inline=True)


class Unbound(NameError):
    """A name that `bind` should have supplied."""


class Placeholder:
    """A global name of a template that `bind` supplies for each game."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *arguments: object) -> NoReturn:
        raise Unbound(f"{self.name} is not bound to a game")


def placeholder(name: str) -> Any:
    """Return a placeholder for a function or a constant of any type."""
    return Placeholder(name)


def rebind(template: F, name: str, **names: object) -> F:
    """Return a copy of a function with other values for some global names, for example one game's `legal`. Raises Unbound if one lacks."""
    known = {**template.__globals__, **names}
    for used in template.__code__.co_names:
        if isinstance(known.get(used), Placeholder):
            raise Unbound(f"{template.__module__}.{template.__name__} needs {used}")
    copy = FunctionType(template.__code__, known, f"{name}_{template.__name__}", template.__defaults__, template.__closure__)
    copy.__qualname__ = copy.__name__
    copy.__module__ = template.__module__
    return cast(F, copy)


def bind(template: F, name: str, **names: object) -> F:
    """Compile a loop for one game. Unlike a closure over compiled functions, Numba can cache the result.

    A loop calls what differs from game to game by the names in bound.py, and other loops by their own names; `names` replaces both.
    """
    return compiled(rebind(template, name, **names), sources_of(template, *names.values()))


def bind_with_gil(template: F, name: str, **names: object) -> F:
    """Compile a function for one game like `bind`, for calls that are too short to release the GIL."""
    return compiled(rebind(template, name, **names), sources_of(template, *names.values()), nogil=False)


def direct(function: F, *types: Any) -> F:
    """Compile a function for arguments of these types now, and return its code: a call then takes half the time that Numba needs to find
    the code for the types it is given. Arguments are converted to these types. Interpreted functions are returned as they are.
    """
    return function if numba.config.DISABLE_JIT else cast(F, cast(Any, function).compile(types))


def bind_inline(template: F, name: str, **names: object) -> F:
    """Compile a part of a loop for one game like `bind`, to be copied into its callers: for arguments that take long to pass."""
    return compiled(rebind(template, name, **names), sources_of(template, *names.values()), inline=True)


def inlined(function: F) -> F:
    """Return a copy of a rule to be copied into its caller, for loops that spend most of their time in it."""
    return bind_inline(getattr(function, "py_func", function), "inlined")
