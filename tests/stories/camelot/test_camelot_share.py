"""Sharing: a private proposal, public votes, one clock for all of it, and chance as the way out."""

from __future__ import annotations

import asyncio

from games.camelot.pieces import White
from tests.stories.camelot.realm import Realm, refused
from tests.stories.evening import Evening

POOL = [White.FIGHT1, White.GRAIL, White.HEROISM]


async def opened(evening, **more):
    """Convocation by Anna; all three are at home, so three cards are to be shared, and everybody sees which."""
    realm = await Realm.set_up(evening, hands={0: "convocation"}, **more)

    def change(state):
        for card in POOL:
            state.white_draw.remove(card)
        state.white_draw += POOL

    await evening.arrange(change)
    await realm.say(0, "special", "convocation")
    assert await realm.asked() == "share"
    return realm


async def hands(realm):
    return [sorted(player.hand) for player in (await realm.state()).players]


async def test_a_proposal_made_in_private_and_agreed_in_public(evening):
    """The pool and the split are public, the draft of it is not; a share may be nothing."""
    realm = await opened(evening)
    anna, ben, cleo = realm.people
    text = await realm.shown()
    assert "Anna, how do you share out Fight 1, Grail and Heroism?" in text
    assert "To be shared: Fight 1, Grail and Heroism" in await realm.in_words()
    assert "Remember: no exact values or numbers, no card for card." in text
    first = ["Propose a split", "Accept", "Reject", "Propose: one each in turn", "No agreement: deal them out"]
    assert realm.seen().labels[:5] == first, "what cannot be undone comes last"
    mark = evening.stage.world.record.mark()
    await realm.press("Propose a split", anna)
    panel = anna.panel()
    path = ("propose", "1", ("fight1", "grail"), "0", ())
    await realm.walk(0, panel, path[:-1], start=1)
    others = [one for one in evening.stage.world.record.since(mark) if {ben.id, cleo.id} & one.audience]
    assert others == [], "nothing is seen of it before the last step"
    await realm.walk(0, panel, path, start=len(path) - 1)
    text = await realm.shown()
    for line in ("For Ben: Fight 1 and Grail.", "For Anna: nothing.", "For Cleo: Heroism.", "Waiting for Ben and Cleo"):
        assert line in text
    await realm.press("Accept", ben)
    assert "Ben accepts." in await realm.shown()
    await realm.press("Accept", cleo)
    assert "Agreed: the cards are taken as proposed." in await realm.shown()
    assert await hands(realm) == [[], [White.FIGHT1, White.GRAIL], [White.HEROISM]] and not refused(evening)


async def test_a_vote_never_falls_on_a_newer_proposal(evening):
    """Ben's Accept was meant for the first split; Cleo rejected it, and Anna proposed another meanwhile."""
    realm = await opened(evening)
    _, ben, cleo = realm.people
    await realm.shown()
    early = realm.seen()
    await realm.say(0, "propose", "1", ("fight1", "grail", "heroism"))
    await ben.click("Accept", on=early, force=True)
    assert "The table has moved on" in ben.panel().text, "there was nothing yet to accept"
    await realm.shown()
    table, panel = realm.seen(), await realm.hand(ben)
    await realm.press("Reject", cleo)
    await ben.click("Accept", on=panel, force=True)
    assert "The table has moved on" in ben.panel().text
    await ben.click("Accept", on=table, force=True)
    assert "The table has moved on since this button was shown" in ben.panel().text
    await realm.say(0, "propose", "0", ("fight1", "grail", "heroism"))
    await ben.click("Accept", on=table, force=True)
    assert "The table has moved on since this button was shown" in ben.panel().text
    assert (await realm.look()).awaits == (1, 2), "neither counted"
    await realm.press("Accept", ben, cleo)
    assert await hands(realm) == [sorted(POOL), [], []]


async def test_a_rejection_and_an_acceptance_in_the_same_instant(evening):
    """Whichever comes first, the cards are not taken: an acceptance is lost with the proposal it was for."""
    realm = await opened(evening)
    _, ben, cleo = realm.people
    await realm.say(0, "propose", "1", ("fight1", "grail", "heroism"))
    await realm.shown()
    table = realm.seen()
    await asyncio.gather(ben.click("Accept", on=table, force=True), cleo.click("Reject", on=table, force=True))
    state = await realm.look()
    assert state.awaits == (0,) and state.ask.key == "share" and await hands(realm) == [[], [], []]


async def test_no_agreement_deals_them_out_at_random(evening):
    """At any time, by anybody who shares; what each got is private."""
    realm = await opened(evening)
    anna, ben, cleo = realm.people
    await realm.press("No agreement: deal them out", cleo)
    text = await realm.shown()
    assert "Cleo calls for chance." in text and "3 cards are shuffled and dealt face down" in text
    assert sorted(card for hand in await hands(realm) for card in hand) == sorted(POOL)
    for who in (anna, ben, cleo):
        assert "You are dealt" in (await realm.hand(who)).text and "You are dealt" not in text


async def test_buttons_that_are_not_ones_own(evening):
    """Everybody has the same buttons; who may not use one is told so in private, and nothing about anybody."""
    realm = await opened(evening)
    anna, ben, _ = realm.people
    version = (await realm.look()).version
    for who, words in ((ben, "Propose a split"), (ben, "Accept"), (anna, "Reject")):
        await realm.press(words, who)
        assert who.panel().text == "That is not possible here; open your panel to see what is."
    stranger = evening.person("Eve")
    await realm.press("Accept", stranger)
    assert "You do not sit at this table" in stranger.panel().text
    assert (await realm.look()).version == version


async def test_one_clock_for_the_whole_share(slow_evening, clock):
    """Proposal, rejection and proposal again do not lengthen it; when it runs out, chance decides."""
    realm = await opened(slow_evening)
    began = (await realm.look()).deadline
    assert began == clock.now() + 300
    clock.advance(200)
    await realm.say(0, "propose", "1", ("fight1", "grail", "heroism"))
    await realm.say(2, "reject")
    clock.advance(50)
    await realm.say(0, "propose", "2", ("fight1", "grail", "heroism"))
    assert (await realm.look()).deadline == began
    assert f"<t:{int(began)}:R>" in await realm.shown()
    clock.advance(50)
    text = await realm.shown()
    assert "Ben and Cleo ran out of time" in text and "shuffled and dealt face down" in text
    assert await realm.asked() == "heroic"
    assert [player.lapses for player in (await slow_evening.house.tables.load(1)).seats] == [0, 1, 1]


async def test_accept_any_split_in_advance(tmp_path, clock):
    """A standing answer votes for every proposal anew, a moment later, as a click would."""
    async with Evening(tmp_path, clock=clock) as evening:
        realm = await opened(evening)
        await evening.house.standing.set_all(1, int(realm.people[1].id), ["share_accept"])
        await realm.say(0, "propose", "1", ("fight1", "grail", "heroism"))
        for _ in range(2):
            await evening.pass_time(8)
            assert (await realm.look()).awaits == (2,)
            await realm.say(2, "reject")
            await realm.say(0, "propose", "2", ("fight1", "grail", "heroism"))
            assert (await realm.look()).awaits == (1, 2)
