import java.math.BigDecimal;
import java.time.OffsetDateTime;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.openapitools.client.ApiClient;
import org.openapitools.client.ApiException;
import org.openapitools.client.api.ListsApi;
import org.openapitools.client.api.MonitoringApi;
import org.openapitools.client.api.ScreeningApi;
import org.openapitools.client.model.AddressMatch;
import org.openapitools.client.model.AddressScreenRequest;
import org.openapitools.client.model.BatchItem;
import org.openapitools.client.model.BatchRequest;
import org.openapitools.client.model.BatchResponse;
import org.openapitools.client.model.BatchResult;
import org.openapitools.client.model.Contact;
import org.openapitools.client.model.EntryType;
import org.openapitools.client.model.JurisdictionFlag;
import org.openapitools.client.model.ListCode;
import org.openapitools.client.model.Match;
import org.openapitools.client.model.MatchLevel;
import org.openapitools.client.model.MonitoringLimit;
import org.openapitools.client.model.MonitoringRefusal;
import org.openapitools.client.model.MonitoringTooManyRequests;
import org.openapitools.client.model.NameScreenRequest;
import org.openapitools.client.model.NameScreenResponse;
import org.openapitools.client.model.QuotaExceeded;
import org.openapitools.client.model.Refusal;
import org.openapitools.client.model.RequestError;
import org.openapitools.client.model.SanctionsList;
import org.openapitools.client.model.TooManyRequests;
import org.openapitools.client.model.WatchCreated;
import org.openapitools.client.model.WatchDeleted;
import org.openapitools.client.model.WatchRemoval;
import org.openapitools.client.model.WatchRequest;
import org.openapitools.client.model.WatchedItems;
import org.openapitools.client.model.WatchedNameType;

/**
 * A customer's program over the client that openapi-generator makes for Java (okhttp-gson). It runs every operation, reads every
 * error body as typed data, and ends with an error where an answer is not what the contract says. Every client's program prints
 * the same lines.
 */
public final class EveryOperation {
  private static final String VTB = "VTB Bank Public Joint Stock Company";

  /** The three APIs with the key of one account. */
  private static final class Account {
    final ListsApi lists;
    final ScreeningApi screening;
    final MonitoringApi monitoring;

    Account(String variable) {
      ApiClient api = new ApiClient();
      api.setBasePath(System.getenv("SERVICE_URL"));
      api.setBearerToken(System.getenv().getOrDefault(variable, "not-a-key"));
      lists = new ListsApi(api);
      screening = new ScreeningApi(api);
      monitoring = new MonitoringApi(api);
    }

    WatchCreated watch(WatchRequest request) throws ApiException {
      return monitoring.addMonitored(request, null);
    }
  }

  /** A call of the service. */
  private interface Call {
    Object run() throws ApiException;
  }

  /** The body of a failed call, read as the type that the contract names for it. */
  private interface Reader {
    Object read(String body) throws Exception;
  }

  /** Prints what a step read, which must be what is expected. */
  private static void check(String step, String expected, Object... read) {
    String text = Arrays.stream(read).map(String::valueOf).collect(Collectors.joining(", "));
    if (!text.equals(expected)) throw new AssertionError(step + ": expected " + expected + ", read " + text);
    System.out.println(step + ": " + text);
  }

  private static String kindOf(Object value) {
    return value instanceof String ? "string" : "no string";
  }

  /** Status, type and facts of a call that must fail. */
  private static Object[] problem(Reader reader, Call call) throws Exception {
    try {
      call.run();
    } catch (ApiException error) {
      Object body = reader.read(error.getResponseBody());
      return Stream.concat(Stream.of(error.getCode(), body.getClass().getSimpleName()), factsOf(body)).toArray();
    }
    throw new AssertionError("the call did not fail");
  }

  private static Stream<Object> factsOf(Object body) {
    if (body instanceof MonitoringLimit) {
      MonitoringLimit full = (MonitoringLimit) body;
      return Stream.of(full.getCurrent(), full.getLimit());
    }
    if (body instanceof QuotaExceeded) {
      QuotaExceeded quota = (QuotaExceeded) body;
      Object resets = quota.getResetsAt() == null ? "null" : quota.getResetsAt().isAfter(OffsetDateTime.MIN);
      return Stream.of(quota.getReason(), quota.getLimit(), quota.getUsed(), quota.getRemaining(), quota.getRequired(), resets);
    }
    if (body instanceof Refusal) {
      Refusal refusal = (Refusal) body;
      return Stream.of(refusal.getReason(), refusal.getUpgradeUrl().getPath(), refusal.getPricingUrl().getPath());
    }
    // The field that the text names; the words may change.
    String text = ((RequestError) body).getError();
    return Stream.of(text.contains(": ") ? text.substring(0, text.indexOf(": ")) : "a text");
  }

  private static void screenNames(Account main) throws ApiException {
    List<SanctionsList> catalogue = main.lists.getLists().getLists();
    SanctionsList sdn = find(catalogue, ListCode.OFAC_SDN);
    SanctionsList tax = find(catalogue, ListCode.MX_SAT_69_B);
    check("catalogue", "23, true, true, false, null", catalogue.size(), sdn.getCore(), sdn.getLastUpdated() != null, tax.getCore(), tax.getLastUpdated());

    NameScreenResponse plain = main.screening.screenName(new NameScreenRequest().name(VTB).lists(Collections.emptyList()), null, null);
    check("a name alone", VTB + ", 5, true, true", plain.getQuery(), plain.getListsSearched().size(), plain.getTotalMatches() > 0, plain.getContacts() == null);

    NameScreenRequest request = new NameScreenRequest()
        .name(VTB)
        .type(EntryType.ENTITY)
        .country("Russia")
        .threshold(new BigDecimal("0.9"))
        .lists(List.of(ListCode.OFAC_SDN, ListCode.UK_SANCTIONS))
        .limit(5)
        .email("info@vtb.ru; not an address")
        .phone("+7 495 777 24 24")
        .website("www.vtb.com");
    NameScreenResponse screened = main.screening.screenName(request, 3, null);
    Match match = screened.getMatches().stream().filter(found -> found.getListCode() == ListCode.OFAC_SDN).findFirst().get();
    check("a name with every option", "VTB BANK PUBLIC JOINT STOCK COMPANY, entity, 1, 100, true, null, false", match.getName(), match.getEntryType(),
        match.getScore(), match.getScorePct(), match.getMatchLevel() == MatchLevel.HIGH, match.getMatchedAlias(), match.getMatchedIdentifier());
    JurisdictionFlag flag = screened.getJurisdictionFlags().get(0);
    check("its flag", "high_risk, Russia", flag.getTier(), flag.getJurisdiction());
    check("its contacts", "email 2, email string, phone 1, website 2", screened.getContacts().stream().map(EveryOperation::outcomeOf).toArray());
    check("who has them", "2, 2", screened.getContactMatches().size(), screened.getTotalContactMatches());

    NameScreenRequest once = new NameScreenRequest().name("Rosneft");
    OffsetDateTime first = main.screening.screenName(once, null, "a-retry").getScreenedAt();
    check("a retry", "true", first.equals(main.screening.screenName(once, null, "a-retry").getScreenedAt()));
  }

  private static SanctionsList find(List<SanctionsList> catalogue, ListCode code) {
    return catalogue.stream().filter(list -> list.getCode() == code).findFirst().get();
  }

  private static String outcomeOf(Contact contact) {
    return contact.getType() + " " + Objects.requireNonNullElse((Object) contact.getTotalMatches(), kindOf(contact.getError()));
  }

  private static void screenBatches(Account main) throws ApiException {
    BatchRequest request = new BatchRequest().names(List.of(VTB, "Qwxzj Vbnmk")).threshold(new BigDecimal("0.9"));
    List<BatchResult> names = main.screening.screenBatch(request, null).getResults();
    check("a batch of names", "true, false", names.stream().map(result -> !result.getMatches().isEmpty()).toArray());

    BatchItem item = new BatchItem()
        .name(VTB)
        .address("29, Bolshaya Morskaya str., St. Petersburg")
        .country("Russia")
        .email("info@vtb.ru")
        .phone("+7 495 777 24 24")
        .website("www.vtb.com");
    List<BatchItem> items = List.of(item, new BatchItem().name("Qwxzj Vbnmk").address("Hamburg"), new BatchItem().name("---"));
    request = new BatchRequest().items(items).type(EntryType.ENTITY).threshold(new BigDecimal("0.9"));
    BatchResponse batch = main.screening.screenBatch(request, null);
    BatchResult full = batch.getResults().get(0);
    BatchResult city = batch.getResults().get(1);
    BatchResult nameless = batch.getResults().get(2);
    check("a batch of items", "true, St. Petersburg, 3, 2", !full.getMatches().isEmpty(), full.getAddressMatches().get(0).getMatchedAddress().getCity(),
        full.getContacts().size(), full.getContactMatches().size());
    check("an item with a city as its address", "0, string", city.getTotalMatches(), kindOf(city.getAddressError()));
    check("an item without a name", "true, string", nameless.getMatches() == null, kindOf(nameless.getError()));
    check("searches that ran", "6", batch.getTotalScreened());
  }

  private static void screenAddress(Account main) throws ApiException {
    AddressScreenRequest request = new AddressScreenRequest()
        .address("29, Bolshaya Morskaya str., St. Petersburg")
        .country("Russia")
        .type(EntryType.ENTITY)
        .threshold(new BigDecimal("0.5"))
        .lists(List.of(ListCode.OFAC_SDN))
        .limit(2);
    AddressMatch place = main.screening.screenAddress(request, null, null).getMatches().get(0);
    check("an address", "VTB BANK PUBLIC JOINT STOCK COMPANY, high, null, 29, Bolshaya Morskaya str., 190000", place.getName(), place.getMatchLevel(),
        place.getMatchedAlias(), place.getMatchedAddress().getAddress(), place.getMatchedAddress().getPostalCode());
  }

  private static long watch(Account main) throws ApiException {
    WatchCreated name = main.watch(new WatchRequest().name("Alfa-Bank JSC").entityType(WatchedNameType.ENTITY));
    check("a watched name", "name, Alfa-Bank JSC, entity, true", name.getKind(), name.getName(), name.getEntityType(), name.getCreated());
    WatchCreated street = main.watch(new WatchRequest().address("1 Sample Street, Springfield").country("United States"));
    check("a watched address", "address, 1 Sample Street, Springfield, United States, null, true", street.getKind(), street.getName(), street.getCountry(),
        street.getEntityType(), street.getCreated());
    WatchedItems watched = main.monitoring.listMonitored();
    List<Object> read = new ArrayList<>(List.of(watched.getTotal()));
    watched.getEntities().forEach(one -> read.add(
        one.getKind() + " " + one.getEntityType() + " " + one.getLastMatchFound() + " " + (one.getLastCheckedAt() != null)));
    check("what is watched", "2, name entity true true, address null false true", read.toArray());
    WatchDeleted removed = main.monitoring.removeMonitored(new WatchRemoval().id(name.getId()));
    check("a watch removed", "true, true", removed.getId().equals(name.getId()), removed.getDeleted());
    return name.getId();
  }

  private static void fail(Account main, long removedId) throws Exception {
    Account small = new Account("API_KEY_SMALL");
    Account spent = new Account("API_KEY_SPENT");
    Account trial = new Account("API_KEY_TRIAL");
    Account noPlan = new Account("API_KEY_NO_PLAN");
    Account stranger = new Account("NO_SUCH_VARIABLE");
    NameScreenRequest anyName = new NameScreenRequest().name("Rosneft");
    Reader plain = RequestError::fromJson;
    Reader tooMany = body -> TooManyRequests.fromJson(body).getActualInstance();
    Reader tooManyToWatch = body -> MonitoringTooManyRequests.fromJson(body).getActualInstance();

    check("bad request", "400, RequestError, name",
        problem(plain, () -> main.screening.screenName(new NameScreenRequest().name("---"), null, null)));
    check("neither names nor items", "400, RequestError, names, items", problem(plain, () -> main.screening.screenBatch(new BatchRequest(), null)));
    check("no key", "401, RequestError, a text", problem(plain, () -> stranger.screening.screenName(anyName, null, null)));
    check("no plan", "403, Refusal, no_plan, /checkout/starter, /pricing",
        problem(Refusal::fromJson, () -> noPlan.screening.screenName(anyName, null, null)));
    check("no monitoring in the plan", "403, Refusal, not_included, /checkout/starter, /pricing",
        problem(body -> MonitoringRefusal.fromJson(body).getActualInstance(), trial.monitoring::listMonitored));
    check("no such watch", "404, RequestError, a text",
        problem(plain, () -> main.monitoring.removeMonitored(new WatchRemoval().id(removedId))));
    check("watched already", "409, RequestError, address",
        problem(plain, () -> main.watch(new WatchRequest().address("1 SAMPLE street, Springfield").country("US"))));
    check("a key used for another request", "409, RequestError, Idempotency-Key",
        problem(plain, () -> main.screening.screenName(new NameScreenRequest().name("Lukoil"), null, "a-retry")));
    List<String> names = IntStream.range(0, 26).mapToObj(place -> "Name " + place).collect(Collectors.toList());
    check("more than a trial has", "429, QuotaExceeded, quota_exhausted, 25, 0, 25, 26, null",
        problem(tooMany, () -> trial.screening.screenBatch(new BatchRequest().names(names), null)));
    String usedUp = "429, QuotaExceeded, quota_exhausted, 1000, 1000, 0, 1, true";
    check("a month used up", usedUp, problem(tooMany, () -> spent.screening.screenName(anyName, null, null)));
    check("a month used up, watching", usedUp, problem(tooManyToWatch, () -> spent.watch(new WatchRequest().name("Rosneft"))));
    check("a month used up, listing", usedUp, problem(tooMany, spent.monitoring::listMonitored));
    for (int place = 1; place <= 10; place++) small.watch(new WatchRequest().name("Filler " + place));
    check("no capacity left", "429, MonitoringLimit, 10, 10",
        problem(tooManyToWatch, () -> small.watch(new WatchRequest().name("One Too Many"))));
    Object[] failed = problem(tooMany, stranger.monitoring::listMonitored);
    for (int tries = 0; tries < 150 && !failed[0].equals(429); tries++) failed = problem(tooMany, stranger.monitoring::listMonitored);
    check("too many wrong keys", "429, RequestError, a text", failed);
  }

  public static void main(String[] arguments) throws Exception {
    Account main = new Account("API_KEY");
    screenNames(main);
    screenBatches(main);
    screenAddress(main);
    fail(main, watch(main));
  }
}
