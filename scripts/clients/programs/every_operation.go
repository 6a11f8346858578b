// A customer's program over the client that openapi-generator makes for Go. It runs every operation, reads every error body as
// typed data, and ends with an error where an answer is not what the contract says. Every client's program prints the same lines.
package main

import (
	"context"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"os"
	"strings"

	client "github.com/GIT_USER_ID/GIT_REPO_ID"
)

const vtb = "VTB Bank Public Joint Stock Company"

// account is the API with the key of one account.
type account struct {
	*client.APIClient
	ctx context.Context
}

func accountOf(variable string) account {
	key := os.Getenv(variable)
	if key == "" {
		key = "not-a-key"
	}
	configuration := client.NewConfiguration()
	configuration.Servers = client.ServerConfigurations{{URL: os.Getenv("SERVICE_URL")}}
	return account{client.NewAPIClient(configuration), context.WithValue(context.Background(), client.ContextAccessToken, key)}
}

func (a account) screen(request client.NameScreenRequest, key string) (*client.NameScreenResponse, *http.Response, error) {
	call := a.ScreeningAPI.ScreenName(a.ctx).NameScreenRequest(request)
	if key != "" {
		call = call.IdempotencyKey(key)
	}
	return call.Execute()
}

func (a account) screenBatch(request client.BatchRequest) (*client.BatchResponse, *http.Response, error) {
	return a.ScreeningAPI.ScreenBatch(a.ctx).BatchRequest(request).Execute()
}

func (a account) watch(request client.WatchRequest) (*client.WatchCreated, *http.Response, error) {
	return a.MonitoringAPI.AddMonitored(a.ctx).WatchRequest(request).Execute()
}

func (a account) watched() (*client.WatchedItems, *http.Response, error) {
	return a.MonitoringAPI.ListMonitored(a.ctx).Execute()
}

func (a account) remove(id int64) (*client.WatchDeleted, *http.Response, error) {
	return a.MonitoringAPI.RemoveMonitored(a.ctx).WatchRemoval(*client.NewWatchRemoval(id)).Execute()
}

// answer is what a call brought that must not fail.
func answer[Body any](body Body, _ *http.Response, err error) Body {
	if err != nil {
		panic(err)
	}
	return body
}

// check prints what a step read, which must be what is expected.
func check(step string, expected string, read ...any) {
	text := strings.Join(texts(read), ", ")
	if text != expected {
		panic(fmt.Sprintf("%s: expected %s, read %s", step, expected, text))
	}
	fmt.Printf("%s: %s\n", step, text)
}

func texts(values []any) []string {
	all := make([]string, 0, len(values))
	for _, value := range values {
		switch typed := value.(type) {
		case client.NullableString:
			value = orNull(typed.Get())
		case client.NullableTime:
			value = "null"
			if typed.Get() != nil {
				value = !typed.Get().IsZero()
			}
		case *string:
			value = orNull(typed)
		}
		all = append(all, fmt.Sprint(value))
	}
	return all
}

func orNull(text *string) any {
	if text == nil {
		return "null"
	}
	return *text
}

func kindOf(text *string) string {
	if text == nil {
		return "nil"
	}
	return "string"
}

// problem is what a failed call brought, as the type that its body was read as.
func problem[Body any](_ Body, response *http.Response, err error) []any {
	var failed *client.GenericOpenAPIError
	if !errors.As(err, &failed) {
		panic(fmt.Sprintf("the call did not fail as it must: %v", err))
	}
	return append([]any{response.StatusCode}, factsOf(failed.Model())...)
}

func factsOf(model any) []any {
	switch body := model.(type) {
	case client.MonitoringLimit:
		return []any{"MonitoringLimit", body.Current, body.Limit}
	case client.QuotaExceeded:
		return []any{"QuotaExceeded", body.Reason, body.Limit, body.Used, body.Remaining, body.Required, body.ResetsAt}
	case client.Refusal:
		return []any{"Refusal", body.Reason, pathOf(body.UpgradeUrl), pathOf(body.PricingUrl)}
	case client.RequestError:
		// The field that the text names; the words may change.
		field, _, named := strings.Cut(body.Error, ": ")
		if !named {
			field = "a text"
		}
		return []any{"RequestError", field}
	case client.MonitoringRefusal:
		return factsOf(first(body.Refusal, body.RequestError))
	case client.TooManyRequests:
		return factsOf(first(body.QuotaExceeded, body.RequestError))
	case client.MonitoringTooManyRequests:
		if body.MonitoringLimit != nil {
			return factsOf(*body.MonitoringLimit)
		}
		return factsOf(first(body.QuotaExceeded, body.RequestError))
	}
	panic(fmt.Sprintf("read as %T", model))
}

func first[Specific any](specific *Specific, plain *client.RequestError) any {
	if specific != nil {
		return *specific
	}
	return *plain
}

func pathOf(address string) string {
	parsed, err := url.Parse(address)
	if err != nil {
		panic(err)
	}
	return parsed.Path
}

func screenNames(main account) {
	catalogue := answer(main.ListsAPI.GetLists(main.ctx).Execute()).Lists
	lists := map[client.ListCode]client.SanctionsList{}
	for _, list := range catalogue {
		lists[list.Code] = list
	}
	sdn, tax := lists[client.LISTCODE_OFAC_SDN], lists[client.LISTCODE_MX_SAT_69_B]
	check("catalogue", "23, true, true, false, null", len(catalogue), sdn.Core, sdn.LastUpdated, tax.Core, tax.LastUpdated)

	request := client.NewNameScreenRequest(vtb)
	request.SetLists([]client.ListCode{})
	plain := answer(main.screen(*request, ""))
	check("a name alone", vtb+", 5, true, true", plain.Query, len(plain.ListsSearched), plain.TotalMatches > 0, plain.Contacts == nil)

	request = client.NewNameScreenRequest(vtb)
	request.SetType(client.ENTRYTYPE_ENTITY)
	request.SetCountry("Russia")
	request.SetThreshold(0.9)
	request.SetLists([]client.ListCode{client.LISTCODE_OFAC_SDN, client.LISTCODE_UK_SANCTIONS})
	request.SetLimit(5)
	request.SetEmail("info@vtb.ru; not an address")
	request.SetPhone("+7 495 777 24 24")
	request.SetWebsite("www.vtb.com")
	screened := answer(main.ScreeningAPI.ScreenName(main.ctx).NameScreenRequest(*request).Limit(3).Execute())
	var match client.Match
	for _, found := range screened.Matches {
		if found.ListCode == client.LISTCODE_OFAC_SDN {
			match = found
		}
	}
	check("a name with every option", "VTB BANK PUBLIC JOINT STOCK COMPANY, entity, 1, 100, true, null, false", match.Name, match.EntryType,
		match.Score, match.ScorePct, match.MatchLevel == client.MATCHLEVEL_HIGH, match.MatchedAlias, match.MatchedIdentifier)
	flag := screened.JurisdictionFlags[0]
	check("its flag", "high_risk, Russia", flag.Tier, flag.Jurisdiction)
	var contacts []any
	for _, contact := range screened.Contacts {
		if contact.TotalMatches != nil {
			contacts = append(contacts, fmt.Sprint(contact.Type, " ", *contact.TotalMatches))
		} else {
			contacts = append(contacts, fmt.Sprint(contact.Type, " ", kindOf(contact.Error)))
		}
	}
	check("its contacts", "email 2, email string, phone 1, website 2", contacts...)
	check("who has them", "2, 2", len(screened.ContactMatches), *screened.TotalContactMatches)

	once := client.NewNameScreenRequest("Rosneft")
	earlier, again := answer(main.screen(*once, "a-retry")), answer(main.screen(*once, "a-retry"))
	check("a retry", "true", earlier.ScreenedAt.Equal(again.ScreenedAt))
}

func screenBatches(main account) {
	request := client.NewBatchRequest()
	request.SetNames([]string{vtb, "Qwxzj Vbnmk"})
	request.SetThreshold(0.9)
	names := answer(main.screenBatch(*request)).Results
	check("a batch of names", "true, false", len(names[0].Matches) > 0, len(names[1].Matches) > 0)

	item, city, nameless := client.NewBatchItem(vtb), client.NewBatchItem("Qwxzj Vbnmk"), client.NewBatchItem("---")
	item.SetAddress("29, Bolshaya Morskaya str., St. Petersburg")
	item.SetCountry("Russia")
	item.SetEmail("info@vtb.ru")
	item.SetPhone("+7 495 777 24 24")
	item.SetWebsite("www.vtb.com")
	city.SetAddress("Hamburg")
	request = client.NewBatchRequest()
	request.SetItems([]client.BatchItem{*item, *city, *nameless})
	request.SetType(client.ENTRYTYPE_ENTITY)
	request.SetThreshold(0.9)
	batch := answer(main.screenBatch(*request))
	full, placed, unnamed := batch.Results[0], batch.Results[1], batch.Results[2]
	check("a batch of items", "true, St. Petersburg, 3, 2", len(full.Matches) > 0, full.AddressMatches[0].MatchedAddress.City,
		len(full.Contacts), len(full.ContactMatches))
	check("an item with a city as its address", "0, string", *placed.TotalMatches, kindOf(placed.AddressError))
	check("an item without a name", "true, string", unnamed.Matches == nil, kindOf(unnamed.Error))
	check("searches that ran", "6", batch.TotalScreened)
}

func screenAddress(main account) {
	request := client.NewAddressScreenRequest("29, Bolshaya Morskaya str., St. Petersburg")
	request.SetCountry("Russia")
	request.SetType(client.ENTRYTYPE_ENTITY)
	request.SetThreshold(0.5)
	request.SetLists([]client.ListCode{client.LISTCODE_OFAC_SDN})
	request.SetLimit(2)
	place := answer(main.ScreeningAPI.ScreenAddress(main.ctx).AddressScreenRequest(*request).Execute()).Matches[0]
	check("an address", "VTB BANK PUBLIC JOINT STOCK COMPANY, high, null, 29, Bolshaya Morskaya str., 190000", place.Name, place.MatchLevel,
		place.MatchedAlias, place.MatchedAddress.Address, place.MatchedAddress.PostalCode)
}

func nameWatch(name string) client.WatchRequest {
	request := client.NewWatchRequest()
	request.SetName(name)
	return *request
}

func addressWatch(address, country string) client.WatchRequest {
	request := client.NewWatchRequest()
	request.SetAddress(address)
	request.SetCountry(country)
	return *request
}

func watch(main account) int64 {
	request := nameWatch("Alfa-Bank JSC")
	request.SetEntityType(client.WATCHEDNAMETYPE_ENTITY)
	name := answer(main.watch(request))
	check("a watched name", "name, Alfa-Bank JSC, entity, true", name.Kind, name.Name, name.EntityType, name.Created)
	street := answer(main.watch(addressWatch("1 Sample Street, Springfield", "United States")))
	check("a watched address", "address, 1 Sample Street, Springfield, United States, null, true", street.Kind, street.Name, street.Country,
		street.EntityType, street.Created)
	watched := answer(main.watched())
	read := []any{watched.Total}
	for _, item := range watched.Entities {
		read = append(read, strings.Join(texts([]any{item.Kind, item.EntityType, item.LastMatchFound, item.LastCheckedAt}), " "))
	}
	check("what is watched", "2, name entity true true, address null false true", read...)
	removed := answer(main.remove(name.Id))
	check("a watch removed", "true, true", removed.Id == name.Id, removed.Deleted)
	return name.Id
}

func fail(main account, removedId int64) {
	small, spent, trial := accountOf("API_KEY_SMALL"), accountOf("API_KEY_SPENT"), accountOf("API_KEY_TRIAL")
	noPlan, stranger := accountOf("API_KEY_NO_PLAN"), accountOf("NO_SUCH_VARIABLE")
	anyName := *client.NewNameScreenRequest("Rosneft")

	check("bad request", "400, RequestError, name", problem(main.screen(*client.NewNameScreenRequest("---"), ""))...)
	check("neither names nor items", "400, RequestError, names, items", problem(main.screenBatch(*client.NewBatchRequest()))...)
	check("no key", "401, RequestError, a text", problem(stranger.screen(anyName, ""))...)
	check("no plan", "403, Refusal, no_plan, /checkout/starter, /pricing", problem(noPlan.screen(anyName, ""))...)
	check("no monitoring in the plan", "403, Refusal, not_included, /checkout/starter, /pricing", problem(trial.watched())...)
	check("no such watch", "404, RequestError, a text", problem(main.remove(removedId))...)
	check("watched already", "409, RequestError, address", problem(main.watch(addressWatch("1 SAMPLE street, Springfield", "US")))...)
	check("a key used for another request", "409, RequestError, Idempotency-Key",
		problem(main.screen(*client.NewNameScreenRequest("Lukoil"), "a-retry"))...)
	tooMany := client.NewBatchRequest()
	for place := range 26 {
		tooMany.Names = append(tooMany.Names, fmt.Sprint("Name ", place))
	}
	check("more than a trial has", "429, QuotaExceeded, quota_exhausted, 25, 0, 25, 26, null", problem(trial.screenBatch(*tooMany))...)
	const usedUp = "429, QuotaExceeded, quota_exhausted, 1000, 1000, 0, 1, true"
	check("a month used up", usedUp, problem(spent.screen(anyName, ""))...)
	check("a month used up, watching", usedUp, problem(spent.watch(nameWatch("Rosneft")))...)
	check("a month used up, listing", usedUp, problem(spent.watched())...)
	for place := 1; place <= 10; place++ {
		answer(small.watch(nameWatch(fmt.Sprint("Filler ", place))))
	}
	check("no capacity left", "429, MonitoringLimit, 10, 10", problem(small.watch(nameWatch("One Too Many")))...)
	failed := problem(stranger.watched())
	for tries := 0; tries < 150 && failed[0] != 429; tries++ {
		failed = problem(stranger.watched())
	}
	check("too many wrong keys", "429, RequestError, a text", failed...)
}

func main() {
	main := accountOf("API_KEY")
	screenNames(main)
	screenBatches(main)
	screenAddress(main)
	fail(main, watch(main))
}
