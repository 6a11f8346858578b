"""A customer's program over the client that openapi-generator makes for Python. It runs every operation, reads every error
body as typed data, and ends with an error where an answer is not what the contract says. Every client's program prints the
same lines."""

import os
from datetime import datetime
from urllib.parse import urlparse

from openapi_client import (
    AddressScreenRequest,
    ApiClient,
    ApiException,
    BatchItem,
    BatchRequest,
    Configuration,
    EntryType,
    ListCode,
    ListsApi,
    MatchLevel,
    MonitoringApi,
    MonitoringLimit,
    NameScreenRequest,
    QuotaExceeded,
    Refusal,
    RequestError,
    ScreeningApi,
    WatchedNameType,
    WatchRemoval,
    WatchRequest,
)


class Client:
    """The three APIs with the key of one account."""

    def __init__(self, variable):
        key = os.environ.get(variable, "not-a-key")
        # urllib3 would wait for `Retry-After`, which may be a day, and then try again by itself.
        api = ApiClient(Configuration(host=os.environ["SERVICE_URL"], access_token=key, retries=0))
        self.lists, self.screening, self.monitoring = ListsApi(api), ScreeningApi(api), MonitoringApi(api)


def text_of(value):
    """A value as the programs of all languages print it."""
    if value is None:
        return "null"
    if isinstance(value, bool):
        return str(value).lower()
    return str(getattr(value, "value", value))


def check(step, read, expected):
    """Prints what a step read, which must be what is expected."""
    text = ", ".join(text_of(value) for value in read)
    if text != expected:
        raise AssertionError(f"{step}: expected {expected}, read {text}")
    print(f"{step}: {text}")


def kind_of(value):
    return "string" if isinstance(value, str) else type(value).__name__


def problem(call):
    """What a failed call brought, as the type that its body was read as."""
    try:
        call()
    except ApiException as error:
        body = getattr(error.data, "actual_instance", error.data)
        return [error.status, type(body).__name__, *facts_of(body)]
    raise AssertionError("the call did not fail")


def facts_of(body):
    match body:
        case MonitoringLimit():
            return [body.current, body.limit]
        case QuotaExceeded():
            resets = None if body.resets_at is None else isinstance(body.resets_at, datetime)
            return [body.reason, body.limit, body.used, body.remaining, body.required, resets]
        case Refusal():
            return [body.reason, urlparse(body.upgrade_url).path, urlparse(body.pricing_url).path]
        case RequestError():
            # The field that the text names; the words may change.
            return [body.error.split(": ")[0] if ": " in body.error else "a text"]
    raise AssertionError(f"read as {type(body)}")


def screen(client):
    catalogue = client.lists.get_lists().lists
    sdn, tax = (next(one for one in catalogue if one.code == code) for code in (ListCode.OFAC_SDN, ListCode.MX_SAT_69_B))
    facts = [len(catalogue), sdn.core, isinstance(sdn.last_updated, datetime), tax.core, tax.last_updated]
    check("catalogue", facts, "23, true, true, false, null")

    plain = client.screening.screen_name(NameScreenRequest(name="VTB Bank Public Joint Stock Company", lists=[]))
    facts = [plain.query, len(plain.lists_searched), plain.total_matches > 0, plain.contacts is None]
    check("a name alone", facts, "VTB Bank Public Joint Stock Company, 5, true, true")

    request = NameScreenRequest(
        name="VTB Bank Public Joint Stock Company",
        type=EntryType.ENTITY,
        country="Russia",
        threshold=0.9,
        lists=[ListCode.OFAC_SDN, ListCode.UK_SANCTIONS],
        limit=5,
        email="info@vtb.ru; not an address",
        phone="+7 495 777 24 24",
        website="www.vtb.com",
    )
    screened = client.screening.screen_name(request, limit=3)
    match = next(found for found in screened.matches if found.list_code == ListCode.OFAC_SDN)
    facts = [match.name, match.entry_type, match.score, match.score_pct, match.match_level == MatchLevel.HIGH]
    facts += [match.matched_alias, match.matched_identifier]
    check("a name with every option", facts, "VTB BANK PUBLIC JOINT STOCK COMPANY, entity, 1, 100, true, null, false")
    flag = screened.jurisdiction_flags[0]
    check("its flag", [flag.tier, flag.jurisdiction], "high_risk, Russia")
    facts = [
        f"{one.type.value} {kind_of(one.error) if one.total_matches is None else one.total_matches}"
        for one in screened.contacts
    ]
    check("its contacts", facts, "email 2, email string, phone 1, website 2")
    check("who has them", [len(screened.contact_matches), screened.total_contact_matches], "2, 2")

    once = NameScreenRequest(name="Rosneft")
    first, again = (client.screening.screen_name(once, idempotency_key="a-retry") for _ in range(2))
    check("a retry", [first.screened_at == again.screened_at], "true")


def screen_batches(client):
    names = ["VTB Bank Public Joint Stock Company", "Qwxzj Vbnmk"]
    batch = client.screening.screen_batch(BatchRequest(names=names, threshold=0.9))
    check("a batch of names", [len(result.matches) > 0 for result in batch.results], "true, false")
    items = [
        BatchItem(
            name="VTB Bank Public Joint Stock Company",
            address="29, Bolshaya Morskaya str., St. Petersburg",
            country="Russia",
            email="info@vtb.ru",
            phone="+7 495 777 24 24",
            website="www.vtb.com",
        ),
        BatchItem(name="Qwxzj Vbnmk", address="Hamburg"),
        BatchItem(name="---"),
    ]
    batch = client.screening.screen_batch(BatchRequest(items=items, type=EntryType.ENTITY, threshold=0.9))
    full, city, nameless = batch.results
    facts = [len(full.matches) > 0, full.address_matches[0].matched_address.city, len(full.contacts), len(full.contact_matches)]
    check("a batch of items", facts, "true, St. Petersburg, 3, 2")
    check("an item with a city as its address", [city.total_matches, kind_of(city.address_error)], "0, string")
    check("an item without a name", [nameless.matches is None, kind_of(nameless.error)], "true, string")
    check("searches that ran", [batch.total_screened], "6")


def screen_address(client):
    request = AddressScreenRequest(
        address="29, Bolshaya Morskaya str., St. Petersburg",
        country="Russia",
        type=EntryType.ENTITY,
        threshold=0.5,
        lists=[ListCode.OFAC_SDN],
        limit=2,
    )
    place = client.screening.screen_address(request).matches[0]
    facts = [place.name, place.match_level, place.matched_alias, place.matched_address.address, place.matched_address.postal_code]
    check("an address", facts, "VTB BANK PUBLIC JOINT STOCK COMPANY, high, null, 29, Bolshaya Morskaya str., 190000")


def watch(client):
    name = client.monitoring.add_monitored(WatchRequest(name="Alfa-Bank JSC", entity_type=WatchedNameType.ENTITY))
    check("a watched name", [name.kind, name.name, name.entity_type, name.created], "name, Alfa-Bank JSC, entity, true")
    street = client.monitoring.add_monitored(WatchRequest(address="1 Sample Street, Springfield", country="United States"))
    facts = [street.kind, street.name, street.country, street.entity_type, street.created]
    check("a watched address", facts, "address, 1 Sample Street, Springfield, United States, null, true")
    watched = client.monitoring.list_monitored()
    facts = [
        " ".join(map(text_of, [one.kind, one.entity_type, one.last_match_found, isinstance(one.last_checked_at, datetime)]))
        for one in watched.entities
    ]
    check("what is watched", [watched.total, *facts], "2, name entity true true, address null false true")
    removed = client.monitoring.remove_monitored(WatchRemoval(id=name.id))
    check("a watch removed", [removed.id == name.id, removed.deleted], "true, true")
    return name.id


def fail(client, removed_id):
    small, spent, trial = Client("API_KEY_SMALL"), Client("API_KEY_SPENT"), Client("API_KEY_TRIAL")
    no_plan, stranger = Client("API_KEY_NO_PLAN"), Client("NO_SUCH_VARIABLE")
    any_name, screening, monitoring = NameScreenRequest(name="Rosneft"), client.screening, client.monitoring
    add = lambda api, **what: problem(lambda: api.monitoring.add_monitored(WatchRequest(**what)))

    check("bad request", problem(lambda: screening.screen_name(NameScreenRequest(name="---"))), "400, RequestError, name")
    check("neither names nor items", problem(lambda: screening.screen_batch(BatchRequest())), "400, RequestError, names, items")
    check("no key", problem(lambda: stranger.screening.screen_name(any_name)), "401, RequestError, a text")
    refused = problem(lambda: no_plan.screening.screen_name(any_name))
    check("no plan", refused, "403, Refusal, no_plan, /checkout/starter, /pricing")
    refused = problem(trial.monitoring.list_monitored)
    check("no monitoring in the plan", refused, "403, Refusal, not_included, /checkout/starter, /pricing")
    missing = problem(lambda: monitoring.remove_monitored(WatchRemoval(id=removed_id)))
    check("no such watch", missing, "404, RequestError, a text")
    known = add(client, address="1 SAMPLE street, Springfield", country="US")
    check("watched already", known, "409, RequestError, address")
    reused = problem(lambda: screening.screen_name(NameScreenRequest(name="Lukoil"), idempotency_key="a-retry"))
    check("a key used for another request", reused, "409, RequestError, Idempotency-Key")
    too_many = BatchRequest(names=[f"Name {place}" for place in range(26)])
    exceeded = problem(lambda: trial.screening.screen_batch(too_many))
    check("more than a trial has", exceeded, "429, QuotaExceeded, quota_exhausted, 25, 0, 25, 26, null")
    used_up = "429, QuotaExceeded, quota_exhausted, 1000, 1000, 0, 1, true"
    check("a month used up", problem(lambda: spent.screening.screen_name(any_name)), used_up)
    check("a month used up, watching", add(spent, name="Rosneft"), used_up)
    check("a month used up, listing", problem(spent.monitoring.list_monitored), used_up)
    for place in range(1, 11):
        small.monitoring.add_monitored(WatchRequest(name=f"Filler {place}"))
    check("no capacity left", add(small, name="One Too Many"), "429, MonitoringLimit, 10, 10")
    for _ in range(150):
        failed = problem(stranger.monitoring.list_monitored)
        if failed[0] == 429:
            break
    check("too many wrong keys", failed, "429, RequestError, a text")


main = Client("API_KEY")
screen(main)
screen_batches(main)
screen_address(main)
fail(main, watch(main))
