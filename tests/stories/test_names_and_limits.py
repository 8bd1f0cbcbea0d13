"""Names full of markdown and mentions, the longest names, the fullest tables: nothing breaks and nothing is refused."""

from __future__ import annotations

import re

import pytest

from cogs.ui.names import LONGEST, safe
from games.host.rows import Status

WILD = [
    "**bold** __u__ ~~s~~ ||x||",
    "<@{0}> @everyone <#1>",
    "[link](http://e.vil) `c`",
    "> quote\n# head - list",
]
LONG = ["W" * 32, "W" * 31 + "x", "\N{FULLWIDTH LATIN CAPITAL LETTER W}" * 32, "\N{SMILING FACE WITH SUNGLASSES}" * 32]
EVERY_OPTION = {
    "tokens_to_win": 1,
    "tie_rule": "share",
    "first_starter": "4",
    "next_starter": "rotate",
    "memory_aid": "off",
    "reveal_removed": "on",
    "show_unseen_count": "on",
    "turn_seconds": 604_800,
}


def refused(evening):
    return [entry for entry in evening.stage.world.record if entry.status == 400]


@pytest.mark.parametrize("names", [WILD, LONG], ids=["wild", "long"])
async def test_a_whole_game_with_such_names(evening, names):
    operator = evening.stage.world.owner.id
    people = [evening.person(name.format(operator)) for name in names]
    await evening.sit_down(*people, **EVERY_OPTION)
    turns = iter([evening.by_buttons, evening.by_typing] * 200)

    async def turn(who, table):
        await next(turns)(who, table)
        await who.slash("table show", table="1")
        await who.slash("tables")

    state = await evening.play_out(*people, turn=turn)
    assert state.status is Status.OVER and refused(evening) == []
    for entry in evening.stage.world.record.readable_by(people[0].id):
        allowed = (entry.body or {}).get("allowed_mentions", {})
        assert "everyone" not in str(allowed)
    for who in people:
        for message in who.messages(everywhere=True):
            assert set(message.pings) <= {one.id for one in people}, "nobody is mentioned by a name"


async def test_names_are_escaped_in_every_text(evening):
    wild, ben = evening.person(WILD[0]), evening.person("Ben")
    await evening.sit_down(wild, ben, first_starter="2", tokens_to_win=3)
    await ben.slash("table kick", player=wild.user, table="1")
    await ben.slash("tables")
    await evening.by_buttons(ben)
    await evening.settle()
    texts = [message.text for message in ben.messages(everywhere=True)]
    assert any(r"\*\*bold\*\*" in text for text in texts)
    for text in texts:
        assert not re.search(r"(?<!\\)\*(?<!\\)\*bold", text), text


async def test_players_who_look_alike_are_told_apart(evening):
    twins = [evening.person("T" * 30 + end) for end in ("1", "2")]
    ben = evening.person("Ben")
    await evening.sit_down(ben, *twins, first_starter="1")
    await ben.slash("table show", table="1")
    text = ben.panel().text
    short = "T" * (LONGEST - 1) + "…"
    assert f"{short} [2]" in text and f"{short} [3]" in text
    for card in ("guard", "spy", "baron", "prince", "king"):
        offered = await ben.autocomplete("loveletter play", "target", table="1", card=card)
        assert len(set(offered)) == len(offered)


@pytest.mark.parametrize(
    "name,shown",
    [
        ("Ben", "Ben"),
        ("a_b", r"a\_b"),
        ("<@123456789012345678>", r"\<\@123456789012345678\>"),
        ("  two   words ", "two words"),
        ("\u2003\u2003", "?"),
        ("x" * 40, "x" * 23 + "…"),
        ("https://a.b/**", r"https\://a.b/\*\*"),
    ],
)
def test_a_name_without_power(name, shown):
    assert safe(name) == shown


async def test_fifteen_tables_in_a_list(evening, alice):
    long = evening.person("W" * 32)
    for _ in range(18):
        await evening.house.lobby.open(
            int(evening.stage.guild.id), int(alice.at.id), int(long.id), "*" * 32, "loveletter"
        )
    await alice.slash("tables")
    assert len(alice.panel().text) <= 4000 and refused(evening) == []
