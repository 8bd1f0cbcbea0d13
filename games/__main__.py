"""`python -m games`: selfplay, league, play, reproduce, verify."""

from __future__ import annotations

import argparse
import os
import sys
from contextlib import suppress
from typing import NoReturn

from games.cli import league, play, reproduce, selfplay, verify
from games.core.game import AnyGame
from games.core.options import Options, settle
from games.core.robot import USUAL
from games.core.text import Refused, typed
from games.host.levels import unknown_level
from games.registry import GAMES
from texts.catalogue import DEFAULT, languages, texts
from texts.words import MARK


def main(argv: list[str] | None = None) -> int:
    args = _parser().parse_args(argv)
    try:
        return int(args.run(args))
    except Refused as no:
        print(texts()(no.phrase).replace(MARK, ""), file=sys.stderr)
        return 2


class _Parser(argparse.ArgumentParser):
    """Says in one sentence what is wrong, and where to read what is possible."""

    def error(self, message: str) -> NoReturn:
        self.exit(2, f"{message[:1].upper()}{message[1:]}; see {self.prog} --help.\n")


def _parser() -> argparse.ArgumentParser:
    parser = _Parser(prog="python -m games", description="The games of the house, from a terminal.")
    commands = parser.add_subparsers(required=True, metavar="COMMAND")

    robots = commands.add_parser("selfplay", help="let robots play and count")
    _table(robots)
    robots.add_argument("--games", type=_positive, default=100, metavar="K", help="how many games (100)")
    robots.add_argument(
        "--robots",
        default=selfplay.RANDOM,
        metavar="KIND",
        help="random, or a level of the game's robot; one for all or one a seat, with commas between",
    )
    robots.add_argument("--json", action="store_true", help="one JSON object: games, decisions, seconds, wins")
    robots.add_argument("--stats", action="store_true", help="the game's own figures over all games")
    robots.set_defaults(run=_selfplay)

    everybody = commands.add_parser("league", help="every level and every fixed plan among the house's robots")
    _game_and_options(everybody)
    everybody.add_argument("--seats", type=_positives, metavar="N,N", help="seat counts, with commas (all above one)")
    everybody.add_argument("--games", type=_positive, default=200, metavar="K", help="games for each pairing (200)")
    everybody.add_argument("--players", type=_words, default=[], metavar="WHO,WHO", help="only these (everybody)")
    everybody.add_argument("--against", type=_words, default=[], metavar="LEVEL,LEVEL", help="only these levels (all)")
    everybody.add_argument(
        "--processes", type=_positive, default=os.cpu_count() or 1, metavar="P", help="at once (one for each core)"
    )
    everybody.add_argument("--json", action="store_true", help="a list of objects, one for each pairing")
    everybody.set_defaults(run=_league)

    alone = commands.add_parser("play", help="play against robots, here in the terminal")
    _table(alone)
    alone.add_argument("--level", default=USUAL, metavar="LEVEL", help="how well robots play: easy, usual or strong")
    alone.add_argument(
        "--language", choices=languages(), default=_environments(), help="what is spoken (that of your terminal)"
    )
    alone.set_defaults(run=_play)

    again = commands.add_parser("reproduce", help="run a stored table again and say where it stands or fails")
    again.add_argument("match", type=_positive, metavar="MATCH", help="the table's number")
    again.add_argument("--db", required=True, metavar="DATABASE", help="a file, or the address of PostgreSQL")
    again.set_defaults(run=lambda args: reproduce.main(args.match, args.db, GAMES))

    check = commands.add_parser("verify", help="check the shuffles of an exported game")
    check.add_argument("file", metavar="FILE")
    check.set_defaults(run=lambda args: verify.main(args.file))
    return parser


def _table(parser: argparse.ArgumentParser) -> None:
    _game_and_options(parser)
    parser.add_argument("--seats", type=_positive, metavar="N", help="players (the most the game takes)")


def _game_and_options(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("game", type=_game, metavar="GAME", help=", ".join(sorted(GAMES)))
    parser.add_argument("--seed", metavar="S", help="the same seed, the same games")
    parser.add_argument(
        "--option", type=_option, action="append", default=[], metavar="k=v", help="a host's option; may be repeated"
    )
    parser.add_argument("--brief", action="store_true", help="a short game, where the game knows one")


def _game(text: str) -> AnyGame:
    if text not in GAMES:
        raise argparse.ArgumentTypeError(f"there is no game {text!r}, only {', '.join(sorted(GAMES))}")
    return GAMES[text]


def _positive(text: str) -> int:
    if not text.isdecimal() or int(text) < 1:
        raise argparse.ArgumentTypeError(f"must be a whole number of at least 1, not {text!r}")
    return int(text)


def _positives(text: str) -> list[int]:
    return [_positive(one) for one in text.split(",")]


def _words(text: str) -> list[str]:
    return text.split(",")


def _option(text: str) -> tuple[str, str]:
    key, equals, value = text.partition("=")
    if not (key and equals and value):
        raise argparse.ArgumentTypeError(f"must look like series_wins=3, not {text!r}")
    return key, value


def _settled(args: argparse.Namespace) -> tuple[AnyGame, int, Options]:
    game: AnyGame = args.game
    seats = args.seats or game.seats[-1]
    _need_seats(game, [seats])
    return game, seats, _options(args)


def _need_seats(game: AnyGame, counts: list[int]) -> None:
    if any(count not in game.seats for count in counts):
        raise Refused("refused-seat-count", least=game.seats[0], most=game.seats[-1])


def _options(args: argparse.Namespace) -> Options:
    game: AnyGame = args.game
    return settle(game.options, {**(game.brief if args.brief else {}), **dict(args.option)})


def _selfplay(args: argparse.Namespace) -> int:
    game, seats, options = _settled(args)
    kinds = args.robots.split(",")
    players = kinds * seats if len(kinds) == 1 else kinds
    known = (selfplay.RANDOM, *game.levels)
    if len(players) != seats or any(kind not in known for kind in players):
        raise Refused("refused-robots", seats=seats, kinds=typed(*known))
    tally = selfplay.selfplay(game, seats, args.games, options, args.seed or "parlour", players, figures=args.stats)
    print(selfplay.report(tally, args.json))
    return 0


def _league(args: argparse.Namespace) -> int:
    """Whoever interrupts it sees what has been played by then."""
    game: AnyGame = args.game
    counts = args.seats or [count for count in game.seats if count > 1]
    _need_seats(game, counts)
    for named, known in ((args.players, league.entrants(game)), (args.against, league.houses(game))):
        if any(name not in known for name in named):
            raise Refused("refused-league", known=typed(*known))
    standings: list[league.Standing] = []
    with suppress(KeyboardInterrupt):
        for standing in league.league(
            game,
            counts,
            args.games,
            _options(args),
            args.seed or "parlour",
            players=args.players,
            against=args.against,
            processes=args.processes,
        ):
            standings.append(standing)  # noqa: PERF402 - what came before an interruption is kept
    print(league.as_json(standings) if args.json else league.table(standings))
    return 0


def _play(args: argparse.Namespace) -> int:
    game, seats, options = _settled(args)
    if args.level not in game.levels:
        raise unknown_level(game)
    return play.play(game, seats, options, args.seed, args.level, texts(args.language))


def _environments() -> str:
    """The language in which whoever types is used to be answered, if it is spoken here."""
    wanted = next((value for name in ("LC_ALL", "LC_MESSAGES", "LANG") if (value := os.environ.get(name))), "")
    language = wanted.partition(".")[0].partition("_")[0]
    return language if language in languages() else DEFAULT


if __name__ == "__main__":
    sys.exit(main())
