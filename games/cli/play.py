"""A plain table in the terminal, for one person against robots: the quickest way to try a rule."""

from __future__ import annotations

import secrets
import sys
from collections.abc import Callable

from games.core.ask import Ask
from games.core.draw import Dice, key_of
from games.core.entry import TIME, Answer, Entry
from games.core.game import AnyGame
from games.core.match import Position, begin, submit
from games.core.menu import SEAT, Path, Pick, Step, opened
from games.core.options import Options
from games.core.panel import Panel
from texts.catalogue import Names, Texts

ME = 0
BACK, HELP = "b", "?"
ADVICE = 3
"""Choices that the coach names."""
BOLD = "**"
"""Means nothing in a terminal."""


class Quit(Exception):
    """The player has had enough."""


def play(game: AnyGame, seats: int, options: Options, seed: str | None, level: str, say: Texts) -> int:
    dice = Dice(secrets.token_hex(16) if seed is None else f"{seed}:robots")
    position = begin(game, seats, options, key_of(seed or secrets.token_hex(16), "terminal"))
    print(say("cli-welcome", game=say(game.key), robots=seats - 1))
    try:
        while True:
            _show_events(game, position, say)
            if position.ask is None:
                print(say("cli-over"))
                return 0
            position = submit(game, position.match, _next_entry(game, position, position.ask, dice, level, say))
    except (Quit, EOFError, KeyboardInterrupt):
        print("\n" + say("cli-bye"))
        return 0


def _next_entry(game: AnyGame, position: Position, ask: Ask, dice: Dice, level: str, say: Texts) -> Entry:
    if ME in ask.awaits:
        _show(game.table_panel(game.view(position.state, None)), say)
        _show(game.hand_panel(game.view(position.state, ME)), say)
        return Answer(ME, _choose(game, ask, lambda: _advise(game, position, ask, say), say))
    if not ask.awaits:
        return TIME
    seat = dice.choice(ask.awaits)
    # Its temperament goes by its name, and is the same in every language.
    view, name = game.view(position.state, seat), f"robot {seat}"
    return Answer(seat, game.robot(view, ask.question(seat), dice, level, name))


def _advise(game: AnyGame, position: Position, ask: Ask, say: Texts) -> None:
    """The three choices that the best robot likes best, and why."""
    question = ask.question(ME)
    weighed = game.weigh(game.view(position.state, ME), question, Dice(f"advice:{position.serial}"))[:ADVICE]
    print(say("cli-advice" if weighed else "cli-no-advice"))
    for one in weighed:
        step: Step | None = question.menu
        words = []
        for pick in one.path:
            assert step is not None
            words += [_label(game, step, choice, say) for choice in ([pick] if isinstance(pick, str) else pick)]
            step = step.after(pick)
        print(f"  {' → '.join(words)}: {say(one.why, _names(say))}".replace(BOLD, ""))


def _choose(game: AnyGame, ask: Ask, advise: Callable[[], None], say: Texts) -> Path:
    """Step by step, with a way back; nothing counts before the last step."""
    print("\n" + say(ask.phrase(game.key), _names(say)))
    path: list[Pick] = []
    while True:
        step: Step | None = opened(ask.menus[ME])
        for pick in path:
            assert step is not None
            step = step.after(pick)
        if step is None:
            return tuple(path)
        chosen = _pick(game, step, advise, say)
        if chosen is None:
            path = path[:-1]
        else:
            path.append(chosen)


def _pick(game: AnyGame, step: Step, advise: Callable[[], None], say: Texts) -> Pick | None:
    """One step's pick; None: one step back."""
    print(say(f"{game.key}-step-{step.kind}"))
    for number, choice in enumerate(step.choices, 1):
        note = f" · {say(step.notes[choice], _names(say))}" if choice in step.notes else ""
        print(f"  {number}. {_label(game, step, choice, say)}{note}")
    while True:
        prompt = say("cli-several", least=step.least, most=step.most) if step.many else say("cli-one")
        typed = input(prompt + " ").strip().lower()
        if typed == BACK:
            return None
        if typed == HELP:
            advise()
            continue
        if typed in ("q", "quit"):
            raise Quit
        try:
            picked = tuple(
                step.choices[number - 1] for number in sorted(int(word) for word in typed.split()) if number > 0
            )
        except (ValueError, IndexError):
            picked = ()
        pick: Pick = picked if step.many or len(picked) != 1 else picked[0]
        if len(picked) == len(typed.split()) and step.allows(pick):
            return pick
        print(say("cli-what"))


def _label(game: AnyGame, step: Step, choice: str, say: Texts) -> str:
    return _names(say)(int(choice)) if step.kind == SEAT else say.word(game.key, choice, step.kind)


def _show(panel: Panel, say: Texts) -> None:
    print("\n" + say(panel.heading, _names(say)).upper())
    for block in panel.blocks:
        if block.title:
            print(say(block.title, _names(say)))
        lines = [say(line, _names(say)).replace(BOLD, "") for line in block.lines]
        print(f"{_names(say)(block.seat)}: {' · '.join(lines)}" if block.seat is not None else "\n".join(lines))


def _show_events(game: AnyGame, position: Position, say: Texts) -> None:
    for event in position.events:
        for phrase in event.heard_by(game.key, ME):
            if sentence := say(phrase, _names(say)):
                print("·", sentence)


def _names(say: Texts) -> Names:
    return lambda seat: say("cli-you") if seat == ME else say("robot-name", number=seat)


if __name__ == "__main__":
    sys.exit("Start it with: python -m games play GAME")
