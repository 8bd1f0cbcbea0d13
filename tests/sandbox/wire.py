"""A client that says exactly what it is told to, and bodies to say."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

import aiohttp

from sandbox import Stage, interactions
from sandbox.model import Act, Channel, Interaction, Message

V2 = 1 << 15
Json = dict[str, Any]
Answer = tuple[int, Any]
Heard = tuple[int, Any, Mapping[str, str]]


def row(*components: Json) -> Json:
    return {"type": 1, "components": list(components)}


def button(**more: Any) -> Json:
    return {"type": 2, "style": 1, "label": "a", "custom_id": "a"} | more


def select(n: int = 1, **more: Any) -> Json:
    options = [{"label": f"o{i}", "value": str(i)} for i in range(n)]
    return {"type": 3, "custom_id": "s", "options": options} | more


def text(content: str = "x") -> Json:
    return {"type": 10, "content": content}


def v2(*components: Json) -> Json:
    return {"flags": V2, "components": list(components)}


def embed(**fields: Any) -> Json:
    return {"embeds": [fields]}


def section(n: int = 1, **more: Any) -> Json:
    return {"type": 9, "components": [text()] * n, "accessory": button()} | more


def gallery(n: int, url: str = "https://a.example/b.png") -> Json:
    return {"type": 12, "items": [{"media": {"url": url}}] * n}


class Wire:
    """Requests of a bot without a library between, and of Alice, whom it serves."""

    def __init__(self, stage: Stage, http: aiohttp.ClientSession) -> None:
        self.stage, self.http = stage, http
        self.world = stage.world
        self.alice = stage.person("Alice")

    @property
    def channel(self) -> str:
        """The path of the channel Alice is in."""
        return f"channels/{self.alice.at.id}"

    async def call(self, method: str, path: str, body: Any = None, *, auth: bool = True, **more: Any) -> Answer:
        status, answer, _ = await self.heard(method, path, body, auth=auth, **more)
        return status, answer

    async def heard(
        self, method: str, path: str, body: Any = None, *, auth: bool = True, locale: str = "", **more: Any
    ) -> Heard:
        """The answer with its headers; what is no JSON, such as Cloudflare's page, as text."""
        headers = {"Authorization": "Bot sandbox"} if auth else {}
        headers |= {"X-Discord-Locale": locale} if locale else {}
        content = more or {"json": body}
        url = f"https://discord.com/api/v10/{path}"
        async with self.http.request(method, url, headers=headers, **content) as answer:
            said = await answer.read()
            plain = said and answer.content_type != "application/json"
            return answer.status, said.decode() if plain else json.loads(said or b"null"), answer.headers

    async def send(self, body: Json) -> Answer:
        return await self.call("POST", f"{self.channel}/messages", body)

    async def upload(self, *files: bytes, body: Json | None = None, edit: str = "", name: str = "{}.bin") -> Answer:
        """A message with files, or the edit of one."""
        form = aiohttp.FormData(default_to_multipart=True)
        form.add_field("payload_json", json.dumps({"content": "x"} if body is None else body))
        for i, data in enumerate(files):
            form.add_field(f"files[{i}]", data, filename=name.format(i))
        path = f"{self.channel}/messages"
        return await self.call(*(("PATCH", f"{path}/{edit}") if edit else ("POST", path)), data=form)

    def interact(
        self, kind: int, data: Json | None = None, message: Message | None = None, where: Channel | None = None
    ) -> Interaction:
        act = Act(kind, data or {"type": 1}, message=message)
        return interactions.deliver(self.world, self.alice.user, where or self.alice.at, act)

    async def answer(self, interaction: Interaction, kind: int, data: Json | None = None) -> Answer:
        path = f"interactions/{interaction.id}/{interaction.token}/callback?with_response=1"
        return await self.call("POST", path, {"type": kind, "data": data or {}}, auth=False)


def fault_at(body: Json, path: str) -> list[str]:
    """The codes at a path of the nested errors."""
    node = body["errors"]
    for step in path.split(".") if path else []:
        node = node[step]
    return [e["code"] for e in node["_errors"]]


def check(answer: Answer, path: str, code: str) -> None:
    """A form was refused, at that path, for that reason."""
    status, body = answer
    assert (status, body["code"]) == (400, 50035), body
    assert any(code in found for found in fault_at(body, path)), body


def refusal(answer: Answer) -> tuple[int, int]:
    """Status and code of a refusal."""
    return answer[0], answer[1]["code"]
