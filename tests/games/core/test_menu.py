"""Menus: one of, from k to m of, lazy steps, codes, refusals."""

from __future__ import annotations

import pytest

from games.core.menu import Path, Step, check, code, decode, opened, paths, step_after
from games.core.text import Refused, say

GUESS = Step("guess", ["spy", "king"])
CARD = Step(
    "card", ["guard", "handmaid"], {"guard": Step("seat", ["0", "2"], {"0": GUESS, "2": None}), "handmaid": None}
)
SOME = Step("keep", ["a", "b", "c", "d"], lambda pick: GUESS if pick == ("a",) else None, some=(1, 3))


def test_one_of() -> None:
    """A pick is one of the choices, and what follows depends on it."""
    assert CARD.allows("guard") and not CARD.allows("king") and not CARD.allows(("guard",))
    assert CARD.after("handmaid") is None and CARD.after("guard") is not None
    assert list(CARD.picks()) == ["guard", "handmaid"]


def test_some_of() -> None:
    """From k to m of the choices, each once, in the order in which they were offered."""
    for right in (("a",), ("a", "c"), ("b", "c", "d")):
        assert SOME.allows(right)
    for wrong in ((), ("b", "a"), ("a", "a"), ("a", "b", "c", "d"), ("a", "z"), "a"):
        assert not SOME.allows(wrong)
    assert len(list(SOME.picks())) == 4 + 6 + 4


def test_none_of_may_be_allowed() -> None:
    """Least may be nothing at all."""
    free = Step("offer", ["x", "y"], some=(0, 2))
    assert free.allows(()) and next(free.picks()) == ()
    assert decode(free, code(free, ((),))) == ((),)


def test_after_some_of() -> None:
    """What follows several picks is worked out from all of them."""
    assert SOME.after(("a",)) is GUESS and SOME.after(("a", "b")) is None
    check(SOME, (("a",), "king"))
    check(SOME, (("a", "b"),))


def test_paths_are_all_whole_answers() -> None:
    """Depth first, every whole answer once."""
    assert list(paths(CARD)) == [("guard", "0", "spy"), ("guard", "0", "king"), ("guard", "2"), ("handmaid",)]
    assert list(paths(CARD, ("guard", "0"))) == [("guard", "0", "spy"), ("guard", "0", "king")]


def test_step_after() -> None:
    """What may come next after a prefix; nothing after a whole answer."""
    assert step_after(CARD, ("guard", "0")) is GUESS
    assert step_after(CARD, ("handmaid",)) is None


@pytest.mark.parametrize(
    ("path", "refusal"),
    [
        (("king",), "refused-not-possible"),
        (("handmaid", "0"), "refused-not-possible"),
        (("guard", "1"), "refused-not-possible"),
        (("guard",), "refused-not-complete"),
        ((), "refused-not-complete"),
        ((("guard",),), "refused-not-possible"),
    ],
)
def test_refusals(path: Path, refusal: str) -> None:
    """What is not on the menu, and what is not a whole answer."""
    with pytest.raises(Refused) as refused:
        check(CARD, path)
    assert refused.value.phrase == say(refusal)


def test_a_menu_is_worked_out_when_opened() -> None:
    """A callable menu and callable continuations cost nothing before somebody looks."""
    looked: list[str] = []

    def first() -> Step:
        looked.append("first")
        return Step("a", ["x"], second)

    def second(pick: object) -> Step:
        looked.append("second")
        return Step("b", ["y"])

    assert looked == []
    assert opened(first).choices == ("x",) and looked == ["first"]
    check(first, ("x", "y"))
    assert looked == ["first", "first", "second"]


@pytest.mark.parametrize("path", [*paths(CARD), (), ("guard",), ("guard", "0")])
def test_codes_come_back(path: Path) -> None:
    """Every path and every prefix is coded by position, a character a step."""
    written = code(CARD, path)
    assert len(written) == len(path) and decode(CARD, written) == path


@pytest.mark.parametrize("size", [61, 62, 63, 200, 3844])
def test_codes_of_large_steps(size: int) -> None:
    """Up to 62 choices take one character, more take two; the last choice of each comes back."""
    step = Step("place", [f"p{number}" for number in range(size)], lambda pick: GUESS)
    wide = 1 if size <= 62 else 2
    for place in {0, 1, 60, size // 2, size - 1}:
        path = (f"p{place}", "king")
        written = code(step, path)
        assert len(written) == wide + 1 and decode(step, written) == path


def test_codes_of_several_picks() -> None:
    """Several picks are written with their number, also from more than 62 choices."""
    for pick in SOME.picks():
        path = (pick, "spy") if pick == ("a",) else (pick,)
        assert decode(SOME, code(SOME, path)) == path
    many = Step("cards", [f"c{number}" for number in range(70)], some=(0, 5))
    path = (("c0", "c61", "c62", "c69"),)
    assert len(code(many, path)) == 1 + 2 * 4 and decode(many, code(many, path)) == path


def test_a_code_tells_prefixes_apart() -> None:
    """No two paths of a menu share a code."""
    written = [code(CARD, path) for path in paths(CARD)]
    assert len(set(written)) == len(written)


@pytest.mark.parametrize("written", ["z", "aaaa", "ab1", "!", "a!", "bb", "ä"])
def test_a_foreign_code_is_refused(written: str) -> None:
    """What this menu did not write is refused, never an error."""
    with pytest.raises(Refused):
        decode(CARD, written)


@pytest.mark.parametrize("written", ["b", "ba", "9", "cba", "baa9", "ca"])
def test_a_foreign_code_of_several_picks_is_refused(written: str) -> None:
    """Cut off, out of order, or too many."""
    with pytest.raises(Refused):
        path = decode(SOME, written)
        check(SOME, path)


def test_coding_what_is_not_on_the_menu_is_refused() -> None:
    """A path that does not fit the menu has no code."""
    with pytest.raises(Refused):
        code(CARD, ("king",))
    with pytest.raises(Refused):
        code(CARD, ("handmaid", "0"))
