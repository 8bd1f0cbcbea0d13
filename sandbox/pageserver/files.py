"""The page's own files, with the headers that keep hostile content harmless."""

from __future__ import annotations

from pathlib import Path

from aiohttp import web

FOLDER = Path(__file__).resolve().parent.parent / "page"
KINDS = {
    ".html": "text/html",
    ".css": "text/css",
    ".js": "text/javascript",
    ".json": "application/json",
    ".svg": "image/svg+xml",
    ".webp": "image/webp",
}
POLICY = "; ".join(
    [
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cache-Control": "no-cache",
}


def own_origin(request: web.Request) -> bool:
    """Whether a request was made by this very page, or by no page at all."""
    origin = request.headers.get("Origin")
    return origin is None or origin == f"http://{request.headers.get('Host', '')}"


def _file(name: str) -> web.Response:
    path = (FOLDER / name).resolve()
    kind = KINDS.get(path.suffix)
    if kind is None or not path.is_relative_to(FOLDER) or not path.is_file():
        return web.Response(status=404, text="There is no such file.")
    return web.Response(
        body=path.read_bytes(), content_type=kind, charset=None if kind == "image/webp" else "utf-8", headers=HEADERS
    )


async def home(request: web.Request) -> web.StreamResponse:
    """The page itself."""
    return _file("index.html")


async def serve(request: web.Request) -> web.StreamResponse:
    """One of the page's files."""
    return _file(request.match_info["name"])
