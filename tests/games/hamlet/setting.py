"""A table of Hamlet at its first question, to be arranged by a test, and the few verbs tests speak in."""

from __future__ import annotations

from games.core.draw import Dice, Draw
from games.core.entry import Answer
from games.core.match import running
from games.core.menu import Path, check, step_after
from games.core.options import settle
from games.core.text import Refused
from games.hamlet import GAME
from games.hamlet.board import Spot, board_of
from games.hamlet.moves import menu
from games.hamlet.rules import Rules
from games.hamlet.state import Site, State, Token, Village, new_site


def table(seats=2, fixed=None, **options):
    """Set up, seat 0 first, waiting for its first move."""
    state = GAME.setup(seats, settle(GAME.options, options))
    draw = Draw("test", fixed={"first player": [0], **(fixed or {})})
    rules = Rules(state, draw, [])
    rules.flow = running(rules)
    rules.ask = next(rules.flow)
    rules.events.clear()
    return rules


def begun(seats: int, key: str, fixed=None, **options) -> Rules:
    """A table with other chance, at its first question."""
    rules = Rules(GAME.setup(seats, settle(GAME.options, options)), Draw(key, fixed=fixed or {}), [])
    rules.flow = running(rules)
    rules.ask = next(rules.flow)
    return rules


def act(rules: Rules, *path: str) -> None:
    """The awaited player answers; only what is on the menu."""
    seat = rules.ask.awaits[0]
    check(rules.ask.menu(seat), path)
    rules.ask = next_ask(rules, Answer(seat, path))


def next_ask(rules, entry):
    try:
        return rules.flow.send(entry)
    except StopIteration:
        return None


def choices(village: Village, seat: int, *prefix: str) -> tuple[str, ...]:
    """What may come next after this; nothing when the prefix is not on the menu."""
    try:
        step = step_after(menu(village, seat), prefix)
    except Refused:
        return ()
    return step.choices if step else ()


def site(village: Village, tile: str) -> Site:
    return village.sites[village.number(tile)]


def joined(village: Village, at: str, tile: str) -> list[Spot]:
    """Places for a tile that a printed road joins to that one."""
    board = board_of(village)
    number = village.number(at)
    types = board.shapes[number].types
    return [spot for spot in board.spots(number, tile) if any(types[segment] == "R" for segment, _ in spot.joints)]


def loose(village: Village, tile: str, kind: str = "") -> tuple[int, Spot]:
    """A tile of the village and a place beside it where no road joins the new one; perhaps with such a border."""
    from games.hamlet.pieces import Placing

    board = board_of(village)
    for at in board.village:
        for spot in board.spots(at, tile):
            contacts = board.contacts_of(Placing(tile, spot.rot, spot.dx, spot.dy))
            kinds = [contact.kind + contact.other_kind for contact in contacts]
            if "RR" not in kinds and (not kind or kind in kinds):
                return at, spot
    raise AssertionError(f"nowhere to put {tile}")


def put(village: Village, tile: str, spot: Spot, flag: int | None = None) -> Site:
    """A tile stands there, as if it had been built."""
    village.sites.append(new_site(tile, spot.rot, spot.dx, spot.dy, flag))
    return village.sites[-1]


def join(village: Village, at: str, tile: str, flag: int | None = None) -> Site:
    return put(village, tile, joined(village, at, tile)[0], flag)


def token(owner: int, fine: bool = False) -> Token:
    return Token(owner, fine)


def donkeys(village: Village, seat: int, *tiles: str) -> None:
    for donkey, tile in zip(village.players[seat].donkeys, tiles, strict=True):
        donkey.at = village.number(tile)


def random_path(step, dice: Dice) -> Path:
    path: tuple[str, ...] = ()
    while step is not None:
        pick = dice.choice(step.choices)
        path = (*path, pick)
        step = step.after(pick)
    return path


def played(seats, key, look=lambda state, ask: None, by_chance=False, told=None, **options) -> State:
    """A whole game by robots or by chance, looked at before every answer; `told` gets all that happens."""
    state = GAME.setup(seats, settle(GAME.options, options))
    flow = running(Rules(state, Draw(key), told))
    dice = Dice(key)
    ask = next(flow)
    try:
        while True:
            look(state, ask)
            seat = ask.awaits[0]
            if by_chance:
                path = random_path(ask.menu(seat), dice)
            else:
                path = GAME.robot(GAME.view(state, seat), ask.question(seat), dice, "usual")
            ask = flow.send(Answer(seat, path))
    except StopIteration:
        return state


def told(rules: Rules) -> list[tuple[str, dict[str, object]]]:
    """All that was said since the events were last cleared; nothing here is for single ears."""
    assert rules.events is not None and not any(event.private or event.secret for event in rules.events)
    return [(event.key, event.args) for event in rules.events]


def payment(*spent: str, bought: tuple[str, ...] = (), coins: int = 0) -> dict[str, object]:
    """What is told of a payment beside what was paid for: goods as `wood_2`, and all coins together."""
    units, purchases = (sum(int(word.rpartition("_")[2]) for word in words) for words in (spent, bought))
    return {"spent": list(spent), "units": units, "bought": list(bought), "purchases": purchases, "coins": coins}


def build(rules, tile, at):
    """The awaited player builds a tile beside that one, the first way it goes."""
    seat = rules.ask.awaits[0]
    rules.player(seat).blueprints.append(tile)
    act(rules, "build", tile, at, choices(rules.village, seat, "build", tile, at)[0], "auto")
