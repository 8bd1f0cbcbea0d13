"""What the bot sends, drawn and used: text, embeds, layouts, pictures, selects, forms, answers that change."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import until

pytestmark = pytest.mark.page


def test_markdown(open_as):
    window = open_as("Anna")
    (anna,) = window.people
    anna.command("text")
    text = anna.sees("Heading one").locator(".md")
    expect(text.get_by_role("heading", name="Heading two")).to_be_visible()
    for tag, words in (
        ("strong", "bold"),
        ("em", "italics"),
        ("u", "underlined"),
        ("s", "struck"),
        ("small", "small print"),
    ):
        expect(text.locator(tag, has_text=words).first).to_be_visible()
    expect(text.locator("strong em, em strong").first).to_have_text("both")
    expect(text.locator("blockquote")).to_have_text(re.compile("a quoted line\\s*and another"))
    expect(text.locator("ul ul li")).to_have_text("nested")
    expect(text.locator("ol li")).to_have_count(2)
    expect(text.locator("pre code")).to_have_text('print("<b>not bold</b>")')
    expect(text.get_by_role("link", name="a masked link")).to_have_attribute("href", "https://example.org/path")
    spoiler = text.get_by_role("button", name="Spoiler")
    expect(spoiler.locator(".spoiler-inner")).to_be_hidden()
    spoiler.press("Enter")
    expect(text.locator(".spoiler-inner")).to_be_visible()
    expect(text.locator(".mention.me")).to_have_text("@Anna")
    window.shot("markdown")


def test_relative_times_count_down(open_as):
    window = open_as("Anna")
    (anna,) = window.people
    soon = window.page.evaluate("Math.floor(Date.now() / 1000) + 55")
    anna.says(f"it ends <t:{soon}:R>")
    time = anna.sees("it ends").locator("time[data-until]")
    first = time.text_content()
    expect(time).not_to_have_text(first)
    expect(time).to_have_text(re.compile(r"in \d+ seconds"))


def test_markdown_of_tricky_texts(open_as):
    page = open_as("Anna").page
    shown = page.evaluate(
        """async (texts) => {
            const { markdown } = await import("/page/js/markdown.js");
            const ctx = { me: "1", nameOf: (id) => `user ${id}`, roleOf: () => "role", channel: () => null };
            const noise = / (dir|target|rel|title)="[^"]*"/g;
            return texts.map((text) => markdown(text, ctx).innerHTML.replace(noise, ""));
        }""",
        [
            "snake_case_name and 2 * 3 * 4",
            r"\*not\* and **a*b*c**",
            "<script>alert(1)</script>",
            "[x](javascript:alert(1))",
            "`a ** b`",
            "-# small\nplain",
            "unclosed **bold and ||spoiler",
            "1. one\n\ntext",
            "see https://a.example/b_(c), or (https://a.example/d).",
        ],
    )
    assert shown == [
        "<p>snake_case_name and 2 * 3 * 4</p>",
        "<p>*not* and <strong>a<em>b</em>c</strong></p>",
        "<p>&lt;script&gt;alert(1)&lt;/script&gt;</p>",
        "<p>[x](javascript:alert(1))</p>",
        "<p><code>a ** b</code></p>",
        "<small>small</small><p>plain</p>",
        "<p>unclosed **bold and ||spoiler</p>",
        '<ol start="1"><li>one</li></ol><p>\ntext</p>',
        '<p>see <a href="https://a.example/b_(c)">https://a.example/b_(c)</a>, '
        'or (<a href="https://a.example/d">https://a.example/d</a>).</p>',
    ]


def test_links_to_messages_stay_within_the_page(open_as, sandbox, server):
    (anna,) = open_as("Anna").people
    anna.says("the message meant")
    there = anna.sees("the message meant").get_attribute("data-id")
    anna.goes("games")
    anna.says(f"look: https://discord.com/channels/{server['guild']}/{server['channel']}/{there}")
    link = anna.log.get_by_role("link", name="# general › message")
    link.click()
    expect(anna.pane.locator("h1")).to_have_text("general")
    expect(anna.sees("the message meant")).to_be_focused()


def test_embed_and_layout(open_as):
    window = open_as("Anna")
    (anna,) = window.people
    anna.command("card")
    embed = anna.sees("Results").locator(".embed")
    expect(embed.locator(".field-name")).to_have_count(4)
    expect(embed.locator("img")).to_be_visible()
    anna.command("layout")
    layout = anna.sees("A section with a button")
    expect(layout.locator(".container.accent")).to_be_visible()
    expect(layout.locator(".accessory img")).to_have_attribute("alt", "The small picture")
    expect(layout.locator(".gallery img")).to_have_count(3)
    expect(layout.get_by_role("button", name="Spoiler")).to_be_visible()
    expect(layout.get_by_role("link", name="notes.txt")).to_be_visible()
    for picture in layout.locator("img").all():
        expect(picture).to_have_js_property("complete", True)
        expect(picture).not_to_have_js_property("naturalWidth", 0)
    layout.get_by_role("button", name="Open picture: The first").click()
    large = window.page.get_by_role("dialog")
    expect(large.locator("img")).to_have_attribute("alt", "The first")
    until(window.page, lambda: large.locator("img").bounding_box()["width"] > 700, "the picture stays small")
    window.page.keyboard.press("Escape")
    expect(large).to_have_count(0)


def test_selects_of_every_kind(open_as):
    (anna,) = open_as("Anna").people
    anna.command("menus")
    anna.sees("Choose:")
    anna.choose("One fruit", "Cherry")
    anna.sees("picked cherry")
    anna.choose("Some fruit", "Apple", "Banana")
    anna.sees("picked apple, banana")
    for menu, label in (("Somebody", "Ben"), ("A role", "@everyone"), ("A channel", "games")):
        before = anna.messages.count()
        anna.choose(menu, label)
        expect(anna.messages).to_have_count(before + 1)


def test_several_choices_need_enough(open_as):
    window = open_as("Anna")
    (anna,) = window.people
    anna.command("menus")
    anna.sees("Choose:")
    anna.log.get_by_role("combobox", name="Some fruit").click()
    popup = window.page.locator(".popup")
    popup.get_by_role("option", name="Apple").click()
    expect(popup.get_by_role("button", name="Done")).to_be_disabled()
    window.page.keyboard.press("Escape")
    expect(popup).to_have_count(0)
    anna.sees_not("picked")


def test_form(open_as):
    window = open_as("Anna")
    (anna,) = window.people
    anna.command("form")
    form = window.page.get_by_role("dialog")
    form.get_by_label("Your name").fill("Anna B.")
    form.get_by_role("button", name="Submit").click()
    expect(form.get_by_role("alert").filter(has_text="fill")).to_be_visible()
    form.get_by_label("About you").fill("two\nlines")
    form.get_by_role("combobox", name="Fruit").click()
    window.page.get_by_role("option", name="Banana").click()
    form.get_by_role("button", name="Submit").click()
    expect(form).to_have_count(0)
    anna.sees("Anna B.: two")
    anna.sees("['Banana']")


def test_answers_that_take_time_change_and_go(open_as, sandbox, server):
    (anna,) = open_as("Anna").people
    ben = sandbox.ids()["Ben"]

    def go() -> None:
        sandbox.do("slash", **{"as": ben, "channel": server["channel"], "command": "go", "options": {}})

    anna.command("slow")
    anna.sees("is thinking…")
    go()
    expect(anna.sees("Done thinking.")).not_to_contain_text("is thinking")
    anna.command("brief")
    anna.sees("first words")
    go()
    expect(anna.sees("second words")).to_contain_text("(edited)")
    anna.sees_not("first words")
    go()
    expect(anna.message("second words")).to_have_count(0)


def test_no_answer_is_said_and_dismissed(open_as):
    (anna,) = open_as("Anna").people
    anna.command("silent")
    note = anna.log.locator(".note", has_text="The application did not respond")
    expect(note).to_be_visible()
    note.get_by_role("button", name="Dismiss message").click()
    expect(note).to_have_count(0)


def test_options_of_every_kind(open_as, tmp_path):
    (anna,) = open_as("Anna").people
    note = tmp_path / "note.txt"
    note.write_text("twelve bytes")
    anna.begin("pick")
    anna.give("fruit", "Black")
    anna.give("count", "3")
    anna.give("yes", "True")
    anna.give("who", "Ben")
    anna.give("where", "games")
    anna.give("role", "everyone")
    anna.option("file").set_input_files(note)
    anna.option("count").press("Control+Enter")
    anna.sees("3 × blackberry, True, Ben, games, @everyone, 12 bytes")


def test_wrong_options_are_said_before_sending(open_as):
    (anna,) = open_as("Anna").people
    anna.begin("pick")
    anna.page.keyboard.press("Control+Enter")
    problem = anna.pane.locator(".composer").get_by_role("alert")
    expect(problem).to_have_text("fruit: This option is required. Give a value.")
    anna.option("fruit").fill("anything")
    anna.option("count").fill("10")
    anna.page.keyboard.press("Control+Enter")
    expect(problem).to_have_text("count: This must be 9 or less.")
    expect(anna.option("count")).to_have_attribute("aria-invalid", "true")
    expect(anna.messages).to_have_count(0)


def test_hostile_content_is_only_text(open_as, sandbox, server):
    window = open_as("Anna", viewport={"width": 390, "height": 844})
    (anna,) = window.people
    hostile = '<img src=x onerror="window.hacked=1"><script>window.hacked=1</script>'
    turned = "\u202eright to left\u202c \u202e\u2066mixed"
    anna.says(hostile)
    anna.says("W" * 1500)
    anna.says(turned)
    anna.says("[click](javascript:window.hacked=1) <https://x\u202e.example> @everyone ``` `` `")
    anna.command("echo", text=f"{hostile} {'M' * 400}")
    name = '<b onclick="x">Eve</b>'
    sandbox.do("person", name=name)
    anna.pane.get_by_role("button", name="People here").click()
    expect(anna.pane.locator(".member", has_text=name)).to_be_visible()
    anna.pane.get_by_role("button", name="Close the list of people").click()
    anna.sees("onerror")
    page = window.page
    assert page.evaluate("window.hacked") is None
    assert anna.log.locator("script, [onerror], [onclick], a[href^='javascript']").count() == 0
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    assert anna.log.evaluate("e => e.scrollWidth <= e.clientWidth")
    window.shot("hostile")
