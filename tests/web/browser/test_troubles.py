"""What goes wrong in a browser is noticed, so that no other test passes over it."""

from __future__ import annotations

import pytest
from browser.conftest import People

SCRIPTS = {
    "style": "document.querySelector('main').innerHTML = '<i style=\"color: red\">red</i>'",
    "script": "document.body.append(Object.assign(document.createElement('script'), {text: '1'}))",
    "oops": "setTimeout(() => { throw new Error('oops'); })",
    "127.0.0.2": "fetch('http://127.0.0.2:9/').catch(() => {})",
    "404": "fetch('/no-such-page')",
    "no good": "console.error('no good')",
}


@pytest.mark.parametrize("trouble", SCRIPTS)
def test_trouble_is_noticed(people: People, trouble: str) -> None:
    ada = people()
    page = ada.go("/")
    page.evaluate(f"() => {{ {SCRIPTS[trouble]}; }}")
    for _ in range(100):
        if any(trouble in noted for noted in ada.troubles):
            break
        page.wait_for_timeout(20)
    else:
        pytest.fail(f"{trouble} was not noticed")
    ada.expected.append("")  # what is told of it later, in other words
    ada.troubles.clear()
