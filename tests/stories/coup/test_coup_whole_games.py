"""Whole games of Coup: eight people by buttons, every action by typing, the end and its report."""

from __future__ import annotations

from random import Random

import pytest

from games.core.flow import PASS
from games.core.menu import SEAT
from games.coup.pieces import Action
from games.host.rows import Status
from tests.stories.company import confirm
from tests.stories.coup.court import NAMES, Court
from tests.stories.coup.watching import refused
from tests.stories.evening import fresh
from texts.catalogue import texts

THROUGH = {"doubt-exchange": {"exchange"}, "doubt-examine": {"show", "decide"}}
"""What comes of an action that nobody doubts: questions that no other action asks."""


class Crowd:
    """People who want to have done everything once, and then to be done with each other."""

    def __init__(self, court: Court, luck: str, done: set[str]) -> None:
        self.court = court
        self.dice = Random(luck)
        self.done = done
        self.windows: set[str] = set()

    def person(self, state, seat):
        return next(who for who in self.court.people if int(who.id) == state.seats[seat].user)

    async def play_out(self, most=900):
        for _ in range(most):
            state = await self.court.look()
            if state.status is not Status.PLAYING:
                return await self.court.shown()
            await self.move(state)
        raise AssertionError("no end")

    async def move(self, state):
        ask = state.ask
        self.windows.add(ask.key.split("-")[0])
        who = self.person(state, ask.awaits[0])
        await self.court.evening.bot.desk.delivery.idle()
        if ask.face is not None:
            await self.court.press(self.answer(ask), who)
        elif ask.key == "exchange":
            await self.keep(who, ask)
        else:
            await self.court.choose(who, *self.labels(state, ask))

    def answer(self, ask):
        """Mostly a pass; now and then a doubt or a block, but never before an action has been seen to its end."""
        if not self.windows >= THROUGH.get(ask.key, set()):
            return texts().word("coup", PASS, ask.face.kind)
        others = [word for word in ask.face.choices if word != PASS]
        word = self.dice.choice(others) if self.dice.random() < 0.12 else PASS
        return texts().word("coup", word, ask.face.kind)

    async def keep(self, who, ask):
        step = ask.menu(ask.awaits[0])
        await self.court.keep(who, *[texts().word("coup", one, step.kind) for one in step.choices[: step.least]])

    def labels(self, state, ask):
        """What has not been done yet comes first; then whatever hurts. A step that leaves no choice is not pressed,
        unless there is no other."""
        step, found, label = ask.menu(ask.awaits[0]), [], ""
        while step is not None:
            word = self.dice.choice(step.choices)
            if step.kind.startswith("action"):
                new = [one for one in step.choices if one not in self.done]
                word = next(iter(new), "murder" if "murder" in step.choices else "tax")
                self.done.add(word)
            label = state.name(int(word)) if step.kind == SEAT else texts().word("coup", word, step.kind)
            found += [label] if step.forced is None else []
            step = step.after(word)
        return found or [label]


@pytest.mark.timeout(240)
async def test_eight_people_by_buttons_do_everything(evening):
    done: set[str] = set()
    windows: set[str] = set()
    for number, fifth in enumerate(("ambassador", "inquisitor")):
        court = await Court.open(evening, *[""] * 8, table=number + 1, fifth=fifth)
        await court.people[0].slash("table show", table=str(court.table))
        for player in range(8):
            assert f"**{NAMES[player]}** · 2 coins · 2 hidden characters" in court.people[0].panel().text
        await evening.arrange(lambda state: [setattr(one, "coins", 7) for one in state.players] and None, court.table)
        crowd = Crowd(court, fifth, done)
        end = await crowd.play_out()
        windows |= crowd.windows
        state = await court.look()
        assert f"## {state.name(state.result.winners[0])} won." in end and "still held: " in end
        assert court.seen().files and court.seen().labels == ["Rematch", "Replay", "Review", "Log", "Fair play"]
    assert done == {action.word for action in Action}
    assert windows >= {"act", "doubt", "block", "lose", "exchange", "show", "decide"}
    assert not refused(evening)
    said = [one.text for one in evening.stage.world.record]
    assert not [one for one in said if "Waiting for ." in one or "waits for ." in one]


async def test_the_end_tells_who_held_what_and_who_lied(evening):
    """One true claim, one bluff that was caught, one that was not."""
    court = await Court.open(evening, "du", "as", "co", coins=[2, 7, 2], lost={0: "ca", 1: "ca", 2: "ca"})
    anna, ben, cleo = court.people
    await court.choose(anna, "Duchess: +3")
    await court.press("Pass", ben, cleo)
    await court.choose(ben, "Murder: pay 7", "Cleo")
    assert "Cleo loses the Contessa" in await court.shown()
    await court.choose(anna, "Ambassador: exchange")
    await court.press("Pass", ben)
    await court.keep(anna, "Duchess")
    await court.choose(ben, "Duchess: +3")
    await court.press("Doubt", anna)
    end = await court.shown()
    assert "## Anna won." in end and "still held: " in end
    assert "Anna still held: Duchess." in end
    assert "Anna: 2 claims, 1 bluff (Ambassador)." in end and "Ben: 1 claim, 1 bluff (Duchess), 1 caught." in end
    await cleo.slash("hand", table="1")
    head, won = cleo.panel().text.splitlines()[:2]
    assert head.startswith("-# Coup · table 1 · https://") and won == "### Anna won.", "typed outside of the thread"


async def test_every_move_can_be_typed(evening):
    """Each command once, from the first income to the last card."""
    hands = ("du,in", "as,ca", "co,co", "in,ca")
    court = await Court.open(evening, *hands, coins=[3, 5, 7, 2], fifth="inquisitor")
    anna, ben, cleo, dora = court.people
    mark = evening.stage.world.record.mark()

    async def passes(*people):
        for who in people:
            before = (await court.look()).version
            await who.slash("coup pass")
            assert (await court.look()).version > before, "a pass counts at once"

    await anna.slash("coup income")
    assert await court.coins() == [4, 5, 7, 2]
    await ben.slash("coup aid")
    await cleo.slash("coup block", character="duchess")
    assert await court.asked() == "doubt-block"
    await anna.slash("coup doubt")
    assert "Cleo has no Duchess" in await court.shown()
    await cleo.slash("coup choose")
    await confirm(cleo, cleo.panel(), "Contessa")
    assert await court.lives() == [2, 2, 1, 2] and await court.coins() == [4, 7, 7, 2]
    await cleo.slash("coup murder", target="Dora")
    await dora.slash("coup choose")
    await confirm(dora, dora.panel(), "Captain")
    await dora.slash("coup tax")
    assert "Dora claims Duchess to take 3 coins." in dora.panel().text
    await passes(anna, ben, cleo)
    assert await court.coins() == [4, 7, 0, 5]
    await anna.slash("coup assassinate", target="Ben")
    await passes(ben, cleo, dora)
    await ben.slash("coup pass")
    await ben.slash("coup choose")
    await confirm(ben, ben.panel(), "Captain")
    await ben.slash("coup steal", target="Anna")
    await passes(anna, cleo, dora)
    await anna.slash("coup block", character="Block as Inquisitor")
    await passes(ben, cleo, dora)
    assert await court.coins() == [1, 7, 0, 5]
    await cleo.slash("coup exchange")
    await passes(anna, ben, dora)
    await cleo.slash("coup choose")
    panel = cleo.panel()
    assert not panel.selects, "one of a few is a press"
    await cleo.click(panel.labels[0], on=panel)
    await dora.slash("coup examine", target="Anna")
    await passes(anna, ben, cleo)
    await anna.slash("coup choose")
    await confirm(anna, anna.panel(), "Duchess")
    await dora.slash("coup choose")
    assert "It is the Duchess; only the two of you know." in dora.panel().text
    await confirm(dora, dora.panel(), "Have it replaced")
    assert "Dora has the card replaced: it goes into the Court, and Anna draws a new one." in await court.shown()
    assert "Duchess" not in court.seen().text.split("Dora has the card")[0].split("examine Anna")[-1]
    assert await court.asked() == "act" and not refused(evening)
    answers = evening.stage.world.record.of("POST", route="interactions/*/*/callback", since=mark)
    assert len(answers) > 40 and all(len(one.audience - {evening.stage.world.bot.id}) == 1 for one in answers), (
        "a typed move is answered in private"
    )


async def test_suggestions_are_the_legal_ones(evening):
    """Only who can be a target is offered, and a block only where there is something to block."""
    hands, coins = ("du,du", "ca", "as,ca", "co"), [7, 0, 2, 1]
    court = await Court.open(evening, *hands, coins=coins, lost={1: "am", 3: "am"}, fifth="ambassador")
    anna, ben, cleo, dora = court.people
    for verb, names in (
        ("murder", ["Ben", "Cleo", "Dora"]),
        ("assassinate", ["Ben", "Cleo", "Dora"]),
        ("steal", ["Cleo", "Dora"]),
        ("examine", []),
    ):
        assert await anna.autocomplete(f"coup {verb}", "target") == names, verb
    assert await anna.autocomplete("coup steal", "target", "cl") == ["Cleo"]
    assert await ben.autocomplete("coup steal", "target") == [], "not asked, nothing to suggest"
    assert await anna.autocomplete("coup block", "character") == [], "an action is no block"
    await anna.slash("coup steal", target="Ben")
    assert '"Ben" cannot be chosen here' in anna.panel().text and await court.asked() == "act"
    await anna.slash("coup block", character="Income: +1")
    assert await court.asked() == "act", "a block never plays something else"
    await anna.slash("coup murder")
    assert [b.label for b in anna.panel().buttons][:3] == ["Ben", "Cleo", "Dora"], "what is missing is asked for"
    await anna.slash("coup steal", target="Dora")
    assert await dora.autocomplete("coup block", "character") == [], "first the doubt, then the block"
    await dora.slash("coup block", character="captain")
    assert await court.asked() == "doubt-steal"
    await dora.slash("coup pass")
    await ben.slash("coup pass")
    await cleo.slash("coup pass")
    assert await dora.autocomplete("coup block", "character") == ["Block as Captain", "Block as Ambassador"]
    assert await cleo.autocomplete("coup block", "character") == []
    await dora.slash("coup block", character="Allow")
    assert '"Allow" cannot be chosen here' in dora.panel().text
    await cleo.slash("coup block", character="captain")
    assert "the table waits for Dora" in cleo.panel().text
    await dora.slash("coup pass")
    assert await court.coins() == [8, 0, 2, 0]


async def test_ten_coins_must_murder(evening):
    court = await Court.open(evening, "du,ca", "as,co", "am", coins=[10, 2, 2], lost={2: "am"})
    anna, _, cleo = court.people
    text = await court.shown()
    assert "Anna, your turn: with ten coins or more you must murder." in text
    panel = await court.hand(anna)
    assert [b.label for b in panel.buttons if b.custom_id.startswith("p:choose")] == ["Ben", "Cleo"]
    await anna.slash("coup tax")
    assert "`/coup tax` cannot be chosen here" in anna.panel().text
    await court.choose(anna, "Cleo")
    text = await court.shown()
    assert "Cleo loses the Ambassador" in text and "Cleo is out; 2 coins go to the Treasury" in text
    assert await court.coins() == [3, 2, 0]
    await cleo.click("My hand", on=court.seen(cleo))
    assert "you are out of this game" in cleo.panel().text


async def test_two_players_draft_and_a_series(evening):
    """Each picks in private; a pick may be changed; the winner of a game starts the next; names stay hidden."""
    court = await Court.open(evening, "", "", two_player="draft", series_wins=2)
    anna, ben = court.people
    text = await court.shown()
    assert "Both are picking their second character. Waiting for Anna and Ben." in text
    await anna.slash("table show", table="1")
    assert "first to 2 wins" in anna.panel().text
    await court.choose(ben, "Contessa")
    assert "Waiting for Anna." in await court.shown()
    panel = await court.hand(ben)
    assert "You pick the Contessa; you may still change your mind." in panel.text
    await confirm(ben, panel, "Captain")
    await court.choose(anna, "Assassin")
    state = await court.state()
    assert [card.word for card in state.players[1].pile] == ["duchess", "assassin", "contessa", "ambassador"]
    assert "Anna and Ben have picked their second characters." in await court.shown()
    public = evening.stage.world.record.readable_by(evening.person("Eve").id)
    assert not [one for one in public if "Contessa" in one.text or "Captain" in one.text]
    await evening.arrange(lambda state: [setattr(one, "coins", 7) for one in state.players] and None)
    crowd = Crowd(court, "series", {action.word for action in Action} - {"murder"})
    end = await crowd.play_out()
    state = await court.look()
    assert max(state.result.scores) == 2 and "wins the game (2 of 2)" in end


async def test_giving_up_shows_the_cards_and_drops_the_action(evening):
    """An actor who leaves while his action is doubted: nothing is proved, nothing is lost twice, the game goes on."""
    court = await Court.open(evening, "du,ca", "as,co", "am,ca", coins=[5, 2, 2])
    anna, ben, cleo = court.people
    await court.choose(anna, "Assassin: pay 3", "Ben")
    await court.shown()
    old = court.seen(ben)
    await anna.slash("table concede", table="1")
    assert "Give up the game at table 1 (Coup) for good?" in anna.panel().text
    await anna.click("Give up", on=anna.panel())
    text = await court.shown(ben)
    assert "Anna gives up, showing Duchess and Captain." in text and "Anna's action is dropped." in text
    assert await court.lives() == [0, 2, 2] and await court.asked() == "act"
    await ben.click("Doubt", on=old, force=True)
    assert "The table has moved on" in ben.panel().text and await court.lives() == [0, 2, 2]
    await cleo.slash("table concede", table="1")
    await cleo.click("Give up", on=cleo.panel())
    assert "## Ben won." in await court.shown(ben)
    assert fresh(anna, anna.panel()).text == "Coup · table 1: you do not play here any more."
