"""The OpenAPI file tells every answer that a program can get, also to what makes no sense."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import httpx
import pytest
from website import Made, Site, make_table

from jackscrew.web.live.hall import Hall
from jackscrew.web.live.table import Waits
from jackscrew.web.site.app import LARGEST_BODY
from jackscrew.web.site.limits import Bounds

JSON = {"content-type": "application/json"}
ELSEWHERE = {"origin": "http://elsewhere.example"}
Operation = tuple[str, str]  # a path as the file has it, and a method

GOOD: dict[str, dict[str, Any]] = {
    "/api/tables": {"game": "city_council", "seats": [{}, {}, {}]},
    "/api/tables/{name}/join": {"name": "Ada"},
    "/api/tables/{name}/actions": {"action": "dance", "version": 0, "request": "one-of-mine"},
    "/api/records": {"record": "no record"},
    "/api/status": {"tables": ["no-such-table-99"]},
}


@pytest.fixture(scope="module")
def described(site: Site) -> dict[str, Any]:
    """The paths of the OpenAPI file."""
    paths: dict[str, Any] = site.program().get("/api/schema/openapi.json").json()["paths"]
    return paths


def operations(described: dict[str, Any]) -> Iterator[Operation]:
    """All that the file offers."""
    return ((path, method) for path, methods in described.items() for method in methods)


def check(described: dict[str, Any], operation: Operation, answer: httpx.Response) -> None:
    """The status and the content type of an answer are in the file."""
    path, method = operation
    responses = described[path][method]["responses"]
    said = f"{method} {path}: {answer.status_code} {answer.text[:200]}"
    assert str(answer.status_code) in responses, said
    content = responses[str(answer.status_code)]["content"]
    assert answer.headers["content-type"].partition(";")[0] in content, said


def asked(site: Site, operation: Operation, made: Made, **more: Any) -> httpx.Response:
    """The answer to an operation at a table, with the key of its first seat."""
    path, method = operation
    return site.program(more.pop("key", made.keys[0])).request(
        method, path.replace("{name}", more.pop("name", made.name)), **more
    )


def bad_requests(path: str) -> Iterator[dict[str, Any]]:
    """What a program may send by mistake."""
    good = {"json": GOOD[path]} if path in GOOD else {"params": {"version": 0, "seconds": 0}}
    yield good
    yield {**good, "key": ""}
    yield {**good, "key": "x" * 43}
    yield {**good, "name": "no-such-table-99"}
    yield {**good, "headers": ELSEWHERE}
    yield {"params": {"version": "many", "seconds": -1}}
    if path not in GOOD:
        return
    yield {"content": b"{", "headers": JSON}
    yield {"content": b"\xff", "headers": JSON}
    yield {"content": b" " * (LARGEST_BODY + 1), "headers": JSON}
    yield {"content": b"a=b", "headers": {"content-type": "application/x-www-form-urlencoded"}}
    bodies: tuple[Any, ...] = (None, [], 7, {}, {"more": 1}, dict.fromkeys(GOOD[path], 7.5))
    yield from ({"json": body} for body in bodies)
    yield {"json": {**GOOD[path], "game": "no_such_game"}}


def test_every_answer_is_described(site: Site, described: dict[str, Any]) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    seen = set()
    for operation in operations(described):
        for request in bad_requests(operation[0]):
            answer = asked(site, operation, made, **request)
            check(described, operation, answer)
            seen.add(answer.status_code)
    assert seen == {200, 201, 400, 401, 403, 404, 409, 413}


def test_a_move_that_is_not_allowed_is_described(site: Site, described: dict[str, Any]) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    operation = ("/api/tables/{name}/actions", "post")
    move = {**GOOD[operation[0]], "version": site.table(made.name).revision}
    answer = asked(site, operation, made, json=move)
    assert answer.status_code == 422
    check(described, operation, answer)


def test_another_method_is_described(site: Site, described: dict[str, Any]) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")
    for operation in operations(described):
        for wrong in {"get", "post", "put", "delete", "patch"} - {*described[operation[0]]}:
            answer = asked(site, (operation[0], wrong), made)
            assert answer.status_code == 405
            assert answer.headers["allow"]
            check(described, operation, answer)


def test_too_many_requests_are_described(
    serve: Callable[..., Site], described: dict[str, Any]
) -> None:
    site = serve(bounds=Bounds(requests=1))
    made = make_table(site, "Ada", "Bo", "Cy")
    for operation in operations(described):
        answer = asked(site, operation, made)
        assert answer.status_code == 429
        check(described, operation, answer)


@pytest.mark.parametrize(("error", "status"), [(Waits, 503), (ZeroDivisionError, 500)])
def test_trouble_of_the_server_is_described(
    site: Site,
    described: dict[str, Any],
    monkeypatch: pytest.MonkeyPatch,
    error: type[Exception],
    status: int,
) -> None:
    made = make_table(site, "Ada", "Bo", "Cy")

    async def fails(*_: Any) -> None:
        raise error

    monkeypatch.setattr(Hall, "open", fails)
    at_tables = [operation for operation in operations(described) if "{name}" in operation[0]]
    assert at_tables
    for operation in at_tables:
        answer = asked(site, operation, made, **next(bad_requests(operation[0])))
        assert answer.status_code == status
        assert ("retry-after" in answer.headers) == (status == 503)
        check(described, operation, answer)


def test_pages_for_people_are_not_described(described: dict[str, Any]) -> None:
    assert {path for path in described if not path.startswith("/api/")} == {"/health"}
