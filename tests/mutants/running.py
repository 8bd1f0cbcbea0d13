"""Runs a game's tests against its mutants: collected once, then a forked process for each mutant.

Nothing is written anywhere. A mutant within a function is put in place by giving the function the changed code; one
in the body of a module or class, or in a function that is called while modules are loaded, needs them loaded anew.
"""

from __future__ import annotations

import functools
import gc
import importlib
import importlib.abc
import importlib.machinery
import json
import os
import pickle
import resource
import select
import signal
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from types import CodeType, FrameType, FunctionType, ModuleType
from typing import Any

import coverage
import pytest
from _pytest.runner import runtestprotocol

from tests.mutants.making import ROOT, Mutant, modules

SHARED = ("games.core", "texts", "version")
"""Rooms that do not know the game: they stay when its modules are loaded anew."""
LEFT_OUT = "hash_seeds"
"""Tests in processes of their own never meet a mutant."""
PLAIN = ["-qs", "--tb=no", "--assert=plain", "--no-header", "--no-summary", "-pno:cacheprovider", "-pno:xdist"]
"""Nobody reads how a test failed: a failure need not be explained."""
PRINTS = "tests/golden/test_prints.py"
"""Fingerprints notice nearly everything and say nothing about what is right: they are asked last."""
LOADING, COLLECTING = "loading", "collecting"
"""What runs lines beside the tests."""
MEMORY = 2 << 30


@dataclass
class Baseline:
    """What the tests do without a mistake."""

    seconds: dict[str, float] = field(default_factory=dict)
    """Processor time by test, of those that pass."""
    failed: list[str] = field(default_factory=list)
    reached: dict[str, dict[int, list[str]]] = field(default_factory=dict)
    """By file and line, what runs it."""


@dataclass
class Verdict:
    mutant: Mutant
    killer: str | None
    """The test that noticed, or what else ended it; None: it survived."""
    reached: bool = True
    """Whether any test runs the line at all."""

    @property
    def by_prints(self) -> bool:
        """No other test noticed."""
        return (self.killer or "").startswith(PRINTS)


def campaign(game: str, mutants: Sequence[Mutant], until: float, jobs: int, more: Sequence[str]) -> list[Verdict]:
    """The verdicts on as many of these mutants, in this order, as there is time for."""
    runner = _Runner(game, mutants, until, jobs)
    where = [f"tests/games/{game}", "tests/contract/test_contract.py", PRINTS, *more]
    runner.arguments = [*PLAIN, *where]
    runner.tracing.start()
    runner.tracing.switch_context(LOADING)
    for module in modules(game):
        importlib.import_module(module)
    runner.tracing.switch_context(COLLECTING)
    pytest.main(runner.arguments, plugins=[runner])
    return runner.verdicts


class _Runner:
    """A plugin that judges mutants where pytest would run its tests."""

    def __init__(self, game: str, mutants: Sequence[Mutant], until: float, jobs: int) -> None:
        self.game, self.mutants, self.until, self.jobs = game, mutants, until, jobs
        self.arguments: list[str] = []
        self.verdicts: list[Verdict] = []
        self.baseline = Baseline()
        self.kills: dict[str, int] = {}
        self.tracing = coverage.Coverage(
            data_file=None, config_file=False, include=[str(ROOT / "games" / game / "*")], messages=False
        )

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = [item for item in items if self.game in item.nodeid and LEFT_OUT not in item.nodeid]

    def pytest_runtestloop(self, session: pytest.Session) -> bool:
        self.items = {item.nodeid: item for item in session.items}
        self.baseline = self._baseline()
        if self.baseline.failed:
            print("These fail without any mutant and are left out:", *self.baseline.failed, sep="\n  ")
        print(f"{len(self.baseline.seconds)} tests in {sum(self.baseline.seconds.values()):.0f} s", flush=True)
        self.functions = _functions(self.game)
        gc.freeze()
        self._judge_all()
        return True

    def _baseline(self) -> Baseline:
        """Run all tests once, in a process of their own, and note how long each takes and which lines it runs."""

        def work() -> bytes:
            _no_output()
            found, kept = Baseline(), _kept()
            for name, item in self.items.items():
                for cache in kept:
                    cache.cache_clear()
                self.tracing.switch_context(name)
                started = time.process_time()
                passed = all(report.passed or report.skipped for report in runtestprotocol(item, log=False))
                if passed:
                    found.seconds[name] = time.process_time() - started
                else:
                    found.failed.append(name)
            self.tracing.stop()
            found.reached = self._reached()
            return pickle.dumps(found)

        child = _Child(work)
        self.tracing.stop()
        found: Baseline = pickle.loads(child.wait())
        for path, lines in self._reached().items():
            for line, names in lines.items():
                found.reached.setdefault(path, {}).setdefault(line, []).extend(names)
        return found

    def _reached(self) -> dict[str, dict[int, list[str]]]:
        """What this process has run; a forked one begins anew."""
        data = self.tracing.get_data()
        return {path: data.contexts_by_lineno(path) for path in data.measured_files()}

    def _judge_all(self) -> None:
        running: dict[int, tuple[_Child, Mutant]] = {}
        waiting = iter(self.mutants)
        done = False
        while True:
            while not done and len(running) < self.jobs:
                mutant = next(waiting, None)
                if mutant is None or time.monotonic() > self.until:
                    done = True
                elif (child := self._start(mutant)) is not None:
                    running[child.reading] = (child, mutant)
            if not running:
                return
            for reading in select.select(list(running), [], [], 1)[0]:
                child, mutant = running[reading]
                if child.read():
                    del running[reading]
                    self._note(mutant, child)

    def _note(self, mutant: Mutant, child: _Child) -> None:
        said = child.wait()
        killer = json.loads(said) if said else "time, memory or a crash"
        if killer is not None:
            self.kills[killer] = self.kills.get(killer, 0) + 1
        self.verdicts.append(Verdict(mutant, killer))

    def _start(self, mutant: Mutant) -> _Child | None:
        """A process that judges the mutant; None where that needs no process."""
        try:
            code = compile(mutant.source, str(mutant.path), "exec")
        except SyntaxError:
            return None
        tests = self._reaching(mutant)
        if not tests:
            self.verdicts.append(Verdict(mutant, None, reached=False))
            return None
        functions = self.functions.get((str(mutant.path), mutant.function, mutant.defined), [])
        changed = _code_of(code, mutant.function, mutant.defined)
        fitting = changed is not None and all(one.__code__.co_freevars == changed.co_freevars for one in functions)
        if LOADING in tests or not functions or changed is None or not fitting:
            return _Child(lambda: self._loaded_anew(mutant))
        order = self._order(tests)
        return _Child(lambda: self._in_place(functions, changed, order))

    def _reaching(self, mutant: Mutant) -> set[str]:
        """What runs the changed statement; collecting tests shows nothing."""
        lines = self.baseline.reached.get(str(mutant.path), {})
        first, last = mutant.lines
        return {name for line in range(first, last + 1) for name in lines.get(line, ())} - {COLLECTING}

    def _order(self, tests: set[str]) -> list[str]:
        """Those first that find most in the shortest time; fingerprints at the end."""
        worth = {name: (self.kills.get(name, 0) + 0.3) / (seconds + 0.003) for name, seconds in self._passing(tests)}
        return sorted(worth, key=lambda name: (name.startswith(PRINTS), -worth[name]))

    def _passing(self, tests: set[str]) -> Iterator[tuple[str, float]]:
        return ((name, seconds) for name, seconds in self.baseline.seconds.items() if name in tests)

    def _in_place(self, functions: list[FunctionType], changed: CodeType, order: list[str]) -> bytes:
        _no_output()
        for function in functions:
            function.__code__ = changed
        for name in order:
            _limit(self.baseline.seconds[name])
            if any(report.failed for report in runtestprotocol(self.items[name], log=False)):
                return json.dumps(name).encode()
        return b"null"

    def _loaded_anew(self, mutant: Mutant) -> bytes:
        _no_output()
        _limit(sum(self.baseline.seconds.values()) + 10)
        for name in list(sys.modules):
            rooms = ("games", "tests", "cogs", "data", "sandbox", "bot")
            if name.partition(".")[0] in rooms and not name.startswith((*SHARED, "tests.mutants")):
                del sys.modules[name]
        sys.meta_path.insert(0, _Finder(mutant))
        first = _First(self._order(set(self.baseline.seconds)))
        status = pytest.main([*self.arguments, "-x"], plugins=[first])
        return json.dumps(None if status == 0 else first.failed).encode()


class _First:
    """In a run of its own: the tests that find most come first."""

    def __init__(self, order: list[str]) -> None:
        self.order = {name: place for place, name in enumerate(order)}
        self.failed = "the modules cannot be loaded"

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        items[:] = sorted((i for i in items if i.nodeid in self.order), key=lambda item: self.order[item.nodeid])

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if report.failed:
            self.failed = report.nodeid


class _Finder(importlib.abc.MetaPathFinder, importlib.abc.InspectLoader):
    """Loads the mutant in place of its module."""

    def __init__(self, mutant: Mutant) -> None:
        self.mutant = mutant

    def find_spec(self, name: str, path: Any, target: Any = None) -> importlib.machinery.ModuleSpec | None:
        if name != self.mutant.module:
            return None
        package = [str(self.mutant.path.parent)] if self.mutant.path.name == "__init__.py" else None
        spec = importlib.machinery.ModuleSpec(name, self, origin=str(self.mutant.path), is_package=bool(package))
        spec.submodule_search_locations = package
        spec.has_location = True
        return spec

    def get_source(self, fullname: str) -> str:
        return self.mutant.source

    def exec_module(self, module: ModuleType) -> None:
        exec(compile(self.mutant.source, str(self.mutant.path), "exec"), module.__dict__)


class _Child:
    """A forked process that works and hands back bytes; none: it died of time, memory or a crash."""

    def __init__(self, work: Callable[[], bytes]) -> None:
        sys.stdout.flush()
        self.reading, writing = os.pipe()
        self.process = os.fork()
        self.heard = b""
        if not self.process:
            status = 1
            try:
                os.close(self.reading)
                said = work()
                while said:
                    said = said[os.write(writing, said) :]
                status = 0
            finally:
                os._exit(status)
        os.close(writing)

    def read(self) -> bool:
        """Take what is there; True when there will be no more."""
        piece = os.read(self.reading, 1 << 16)
        self.heard += piece
        return not piece

    def wait(self) -> bytes:
        while self.process and not self.read():
            pass
        if self.process:
            os.close(self.reading)
            os.waitpid(self.process, 0)
            self.process = 0
        return self.heard


def _limit(usual: float) -> None:
    """An endless loop is a mistake that was noticed; counted in processor time, since the machine may be busy."""

    def too_long(number: int, frame: FrameType | None) -> None:
        os._exit(1)

    signal.signal(signal.SIGVTALRM, too_long)
    signal.setitimer(signal.ITIMER_VIRTUAL, 3 + 6 * usual)


def _no_output() -> None:
    nowhere = os.open(os.devnull, os.O_RDWR)
    for stream in (0, 1, 2):
        os.dup2(nowhere, stream)
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def _functions(game: str) -> dict[tuple[str, str, int], list[FunctionType]]:
    """Every function of the game, however it is wrapped, by file, name and first line."""
    found: dict[tuple[str, str, int], list[FunctionType]] = {}
    within = str(ROOT / "games" / game)
    for thing in gc.get_objects():
        if isinstance(thing, FunctionType) and thing.__code__.co_filename.startswith(within):
            code = thing.__code__
            found.setdefault((code.co_filename, code.co_qualname, code.co_firstlineno), []).append(thing)
    return found


def _code_of(code: CodeType, function: str, defined: int) -> CodeType | None:
    """The code of a function in that of its module."""
    for inner in code.co_consts:
        if isinstance(inner, CodeType):
            if (inner.co_qualname, inner.co_firstlineno) == (function, defined):
                return inner
            if function.startswith(f"{inner.co_qualname}."):
                found = _code_of(inner, function, defined)
                if found is not None:
                    return found
    return None


def _kept() -> list[functools._lru_cache_wrapper[Any]]:
    """What tests and games keep for each other: emptied, so that each test is seen doing its own work."""
    caches = [thing for thing in gc.get_objects() if isinstance(thing, functools._lru_cache_wrapper)]
    return [cache for cache in caches if cache.__module__.startswith(("tests.", "games."))]
