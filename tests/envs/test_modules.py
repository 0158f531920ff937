"""Each adapter imports only its own library, says what is missing without it, and its examples run."""

import doctest
import importlib
import subprocess
import sys

import pytest

from katzentisch.testing.tables import INTERPRETED

LIBRARIES = {"pettingzoo": "pettingzoo", "openspiel": "pyspiel", "gymnasium": "gymnasium", "jax": "jax"}
NEEDED = {"pettingzoo": {"pettingzoo", "gymnasium"}, "openspiel": {"pyspiel"}, "gymnasium": {"gymnasium"}, "jax": {"jax"}}

IMPORTS = """
import importlib, sys
libraries = {libraries}
for module in libraries:
    importlib.import_module("katzentisch.envs." + module)
    print(module, *sorted(set(libraries.values()) & sys.modules.keys()))
    for name in [name for name in sys.modules if name.split(".")[0] in libraries.values()]:
        del sys.modules[name]
"""

WITHOUT = """
import importlib, sys
for module, library in {libraries}.items():
    sys.modules[library] = None
    try:
        importlib.import_module("katzentisch.envs." + module)
    except ImportError as error:
        print(error)
"""


def run(program: str) -> list[str]:
    program = program.format(libraries=LIBRARIES)
    return subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True).stdout.splitlines()


def test_an_adapter_imports_only_its_library() -> None:
    found = {module: set(names) for module, *names in map(str.split, run(IMPORTS))}
    assert found == NEEDED


def test_a_missing_library_is_named_with_its_extra() -> None:
    for module, line in zip(LIBRARIES, run(WITHOUT), strict=True):
        assert f"pip install katzentisch[{module}]" in line


@pytest.mark.skipif(INTERPRETED, reason="an adapter, not the rules")
@pytest.mark.parametrize("module", [*LIBRARIES, "picture"])
def test_examples(module: str) -> None:
    found = doctest.testmod(importlib.import_module(f"katzentisch.envs.{module}"))
    assert found.attempted > 0
    assert found.failed == 0
