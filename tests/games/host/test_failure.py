"""What may be told of an exception."""

from __future__ import annotations

from pathlib import Path

from games.host.failure import DEEPEST, MOST, NEAREST, Failure, _frame

HAND = "queen of hearts"


def test_type_and_place_from_the_outside_in() -> None:
    def inner() -> None:
        raise ValueError(HAND)

    try:
        inner()
    except ValueError as problem:
        failure = Failure.of(problem)
    assert failure.error == "ValueError" and [frame.function for frame in failure.where][-1] == "inner"
    assert failure.where[-1].file == "tests/games/host/test_failure.py" and failure.where[-1].ours
    outer, within = str(failure.where[0]), str(failure.where[1])
    assert str(failure) == f"ValueError at {within} < {outer}" and HAND not in repr(failure)


def test_what_was_raised_from_nothing_hides_what_was_before() -> None:
    try:
        try:
            raise ValueError(HAND)
        except ValueError:
            raise KeyError(HAND) from None
    except KeyError as problem:
        assert Failure.of(problem).behind == ()


def test_endless_recursion_is_short() -> None:
    def again() -> None:
        again()

    try:
        again()
    except RecursionError as problem:
        failure = Failure.of(problem)
    assert len(failure.where) == DEEPEST and str(failure).count(" again") == NEAREST


def test_exceptions_that_lie_behind_each_other_end() -> None:
    one, other = ValueError(HAND), KeyError(HAND)
    one.__cause__, other.__cause__ = other, one
    assert str(Failure.of(one)) == "ValueError; from KeyError"
    many = ExceptionGroup(HAND, [ValueError(HAND) for _ in range(100)])
    assert len(Failure.of(many).behind) == MOST - 1


def test_files_are_named_without_the_machine() -> None:
    root = Path(__file__).resolve().parents[3]
    assert _frame(f"{root}/cogs/lobby.py", 1, "f")[::3] == ("cogs/lobby.py", True)
    assert _frame(f"{root}/.venv/lib/python3.13/site-packages/discord/client.py", 1, "f")[::3] == (
        "discord/client.py",
        False,
    )
    assert _frame("/usr/lib/python3.13/asyncio/tasks.py", 1, "f")[::3] == ("asyncio/tasks.py", False)
    assert _frame("<string>", 1, "f").file == "<string>"
