"""Whatever is sent, nothing fails: messages, forms and addresses made up by Hypothesis."""

from __future__ import annotations

from typing import Any
from urllib.parse import quote

import msgspec
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from website import Site, make_table

from jackscrew.web.site import asked

KINDS = ["play", "undo", "agree", "say", "bot", "look", "ready", "previews", "hint", "full"]
KINDS += ["terms", "pace", "skip", "calm", "quick", "once"]
words = st.text(max_size=60)
plain = st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | words
messages = st.dictionaries(
    st.sampled_from(
        [
            "do",
            "id",
            "seat",
            "version",
            "action",
            "yes",
            "text",
            "on",
            "at",
            "source",
            "pace",
            "sign",
        ]
    ),
    st.sampled_from(KINDS) | plain | st.lists(plain, max_size=3),
)
few = settings(max_examples=25, suppress_health_check=list(HealthCheck))


@given(st.text() | st.binary() | messages.map(msgspec.json.encode))
def test_a_message_is_understood_or_refused(data: Any) -> None:
    try:
        found = asked.read(data)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return
    assert isinstance(found, asked.Message)
    assert 8 <= len(found.id) <= 64


@few
@given(
    st.dictionaries(words, words, max_size=6), st.sampled_from(["settings", "sit", "new", "play"])
)
def test_no_form_fails(site: Site, fields: dict[str, str], kind: str) -> None:
    made = make_table(site, "Ada", "Bo", "")
    paths = {
        "settings": "/settings",
        "sit": f"/table/{made.name}/sit/{made.keys[2]}",
        "new": "/new/city_council",
        "play": "/play/city_council",
    }
    known = {"name": "x", "back": "/", "seats": "3", **fields}
    browser = site.client()
    browser.follow_redirects = False
    for sent in ({"data": known}, {"files": {k or "x": (None, v) for k, v in known.items()}}):
        assert browser.post(paths[kind], **sent).status_code < 500


@few
@given(st.text(max_size=300))
def test_no_record_fails(site: Site, text: str) -> None:
    answer = site.client().post("/replay", files={"record": (None, text)})
    assert answer.status_code == 400
    record = f"city_council rules=1 seats=3\n{text}"
    assert site.client().post("/replay", files={"record": (None, record)}).status_code < 500


@few
@given(words, words)
def test_no_address_fails(site: Site, first: str, second: str) -> None:
    browser = site.client()
    for path in (
        f"/table/{first}",
        f"/table/{first}/{second}",
        f"/table/{first}/sit/{second}",
        f"/rules/{first}",
        f"/static/{first}/{second}",
        f"/api/tables/{first}/{second}",
    ):
        assert browser.get(quote(path, safe="/")).status_code < 500
    assert browser.get("/join", params={"table": f"{first}/table/{second}"}).status_code < 500


@few
@given(
    st.recursive(plain, lambda inner: st.lists(inner) | st.dictionaries(words, inner), max_leaves=8)
)
def test_no_body_fails(site: Site, body: Any) -> None:
    program = site.program()
    for path in ("tables", "records", "status", "tables/x/join", "tables/x/actions"):
        sent = msgspec.json.encode(body)
        headers = {"content-type": "application/json"}
        assert program.post(f"/api/{path}", content=sent, headers=headers).status_code < 500
