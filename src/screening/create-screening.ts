import type { Clock } from '../domain/clock.ts';
import type { JurisdictionFlag, ScreeningOptions } from '../domain/match.ts';
import { EngineUnavailableError, InvalidInputError } from '../errors.ts';
import { detectJurisdictions } from '../jurisdictions/jurisdictions.ts';
import { hasLetterOrDigit } from '../matching/normalise/clean-text.ts';
import type { LoadedParties, SearchEngine } from '../search/search-engine.ts';
import { nobody } from './asker.ts';
import { presentEditions, type EditionsOf } from './editions.ts';
import { FairTurns } from './fair-turns.ts';
import { presentFound } from './found.ts';
import { partyIdsOf, presentHidden } from './hidden-matches.ts';
import { requireStreet } from './screen-address.ts';
import { screenBatch, searchesOfBatch } from './screen-batch.ts';
import { answerContacts, contactPartyIds } from './screen-contacts.ts';
import { createSearcherInProcess } from './search-in-process.ts';
import { noticesOf, presentNotices } from './notices.ts';
import { scopeOf } from './search-filter.ts';
import type { FoundContacts } from './screen-contacts.ts';
import type { Searched, FoundName, Searcher } from './searcher.ts';
import type {
  AddressScreeningRequest,
  NameScreeningRequest,
  Screening,
  ScreeningResult,
} from './screening.ts';
import { WORK_LIMITS } from './work-limits.ts';

/** What screening needs: an engine that is searched in this process, or what searches elsewhere. */
export type ScreeningDependencies = {
  readonly clock: Clock;
  /** Dates the lists that were searched; absent where nobody asks. */
  readonly editionsOf?: EditionsOf;
} & ({ readonly engine: Pick<SearchEngine, 'snapshot'> } | { readonly searcher: Searcher });

function flagsOf({
  country,
  address,
}: {
  readonly country?: string;
  readonly address?: string;
}): readonly JurisdictionFlag[] {
  return detectJurisdictions({
    ...(country === undefined ? {} : { country }),
    ...(address === undefined ? {} : { address }),
  });
}

function searcherOf(dependencies: ScreeningDependencies): Searcher {
  if ('searcher' in dependencies) return dependencies.searcher;
  const { engine, clock } = dependencies;
  const turns = new FairTurns({ limits: WORK_LIMITS, nowMs: () => clock().getTime() });
  return createSearcherInProcess(engine, turns);
}

const sharedOf = ({ threshold, limit, explain, explainBest }: ScreeningOptions) => ({
  threshold,
  ...(limit === undefined ? {} : { limit }),
  ...(explain === undefined ? {} : { explain }),
  ...(explainBest === undefined ? {} : { explainBest }),
});

/** Creates the screening use cases. */
export function createScreening(dependencies: ScreeningDependencies): Screening {
  const { clock, editionsOf } = dependencies;
  const searcher = searcherOf(dependencies);
  return {
    async screenName(request, asker = nobody()): Promise<ScreeningResult> {
      const { name, contacts = [], facts } = request;
      if (!hasLetterOrDigit(name))
        throw new InvalidInputError('name', 'must hold at least one letter or digit');
      const known = facts === undefined ? {} : { facts };
      const task = {
        kind: 'name',
        name,
        contacts,
        ...known,
        ...scopeOf(request),
        ...sharedOf(request),
      } as const;
      const searched = await searcher.search(task, asker);
      return {
        ...frameOf(request, name, clock),
        ...presentNotices(noticesOf(request)),
        totalMatches: searched.found.name.total,
        ...(await answerName(request, searched)),
        ...(await presentEditions(editionsOf, request, searched)),
      };
    },
    async screenAddress(request, asker = nobody()): Promise<ScreeningResult> {
      const { address } = request;
      requireStreet(address, request.country);
      const task = { kind: 'address', address, ...scopeOf(request), ...sharedOf(request) } as const;
      const searched = await searcher.search(task, asker);
      const { found } = searched;
      const parties = await searched.loadParties(partyIdsOf(found));
      return {
        ...frameOf(request, address, clock),
        ...presentNotices(noticesOf({ country: request.country })),
        matches: presentFound(found.kept, parties),
        totalMatches: found.total,
        ...presentHidden(found.hidden, parties),
        ...(await presentEditions(editionsOf, request, searched)),
      };
    },
    searchesOfBatch,
    screenBatch: (request, asker = nobody()) => screenBatch({ ...dependencies, searcher }, request, asker),
  };
}

function frameOf(
  request: NameScreeningRequest | AddressScreeningRequest,
  query: string,
  clock: Clock,
): Pick<ScreeningResult, 'query' | 'listsSearched' | 'jurisdictionFlags' | 'screenedAt'> {
  return {
    query,
    listsSearched: request.lists,
    jurisdictionFlags: flagsOf(request),
    screenedAt: clock(),
  };
}

/** The matches of the name, and what became of the contact values: what fails of these leaves the name's answer alone. */
async function answerName(
  { contacts = [], limit }: NameScreeningRequest,
  { found, loadParties }: Searched<FoundName>,
): Promise<Pick<ScreeningResult, 'matches' | 'hidden' | 'contacts'>> {
  const parties = await loadParties(partyIdsOf(found.name));
  const answer = {
    matches: presentFound(found.name.kept, parties),
    ...presentHidden(found.name.hidden, parties),
  };
  if (found.contacts === null) return answer;
  const ofContacts = await partiesOf(found.contacts, limit, loadParties);
  return { ...answer, contacts: answerContacts(contacts, found.contacts, ofContacts, limit) };
}

async function partiesOf(
  found: FoundContacts,
  limit: number | undefined,
  load: Searched<unknown>['loadParties'],
): Promise<LoadedParties | EngineUnavailableError> {
  if ('failure' in found) return new Map();
  try {
    return await load(contactPartyIds(found, limit));
  } catch (error) {
    if (error instanceof EngineUnavailableError) return error;
    throw error;
  }
}
