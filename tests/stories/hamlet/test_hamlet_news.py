"""What the table and the panel tell beside the picture: what people did, not what lies on display since."""

from __future__ import annotations

from tests.stories.hamlet.hall import TABLE, Hall


async def test_the_first_news_is_who_begins(evening, alice, ben, unpainted):
    """Laying out blueprints and sales is no news: the picture shows them."""
    hall = await Hall.open(evening, alice, ben)
    who = await hall.active()
    table = hall.table(who).text
    assert "The village is founded." in table
    assert "New on display" not in table and "The market now asks" not in table


async def test_what_was_drawn_stands_in_the_log_alone(evening, alice, ben, unpainted):
    hall = await Hall.open(evening, alice, ben)
    who = await hall.active()
    tile = (await hall.menu(who)).after("blueprint").choices[0]
    panel = await hall.play(who, "blueprint", tile)
    await evening.bot.desk.delivery.idle()
    for told in (panel.text, hall.table(who).text):
        assert "takes the blueprint" in told and "New on display" not in told
    await who.slash("table log", table=str(TABLE))
    log = who.panel().text
    assert log.count("New on display") == 5 and log.count("The market now asks") == 3


async def test_the_table_in_words_leads_back_to_ones_turn(evening, alice, ben, unpainted):
    """Nobody holds a hand in this game."""
    hall = await Hall.open(evening, alice, ben)
    who = await hall.active()
    await who.slash("table show", table=str(TABLE))
    assert "My turn" in who.panel().labels and "My hand" not in who.panel().labels
