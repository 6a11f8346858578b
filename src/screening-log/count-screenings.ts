import { InvalidInputError, ListsNotLoadedError, StaleListsError } from '../errors.ts';
import type { BatchItemResult, SearchedPart } from '../screening/batch.ts';
import { isSearchableText } from '../screening/searchable-text.ts';
import type { Screening, ScreeningResult } from '../screening/screening.ts';
import type { ScreeningsBy } from './record-screenings.ts';
import type { Door } from './screening-log.ts';

/** Where a screening came in. */
export const SCREENING_DOORS = [
  'api_single',
  'api_batch',
  'api_address',
  'console_form',
  'console_upload',
  'agents',
  'watch',
] as const;

export type ScreeningDoor = (typeof SCREENING_DOORS)[number];

/**
 * What it came to. `invalid`: it could not be asked, such as an address that names no street; `unavailable`: the lists were not
 * loaded yet.
 */
export const SCREENING_OUTCOMES = ['match', 'no_match', 'failed', 'invalid', 'unavailable'] as const;

export type ScreeningOutcome = (typeof SCREENING_OUTCOMES)[number];

/** Told of each screening; of a batch and a file of each item. */
export type CountScreening = (door: ScreeningDoor, outcome: ScreeningOutcome) => void;

/** Does what comes before so many screenings, and counts them when it fails. */
export type PrepareScreening = <Ready>(
  door: ScreeningDoor,
  screenings: number,
  prepare: () => Promise<Ready>,
) => Promise<Ready>;

type DoorsOfCalls = Readonly<Record<Exclude<keyof Screening, 'searchesOfBatch'>, ScreeningDoor>>;

const everyCall = (door: ScreeningDoor): DoorsOfCalls => ({
  screenName: door,
  screenAddress: door,
  screenBatch: door,
});

const DOORS: Readonly<Record<Door, DoorsOfCalls>> = {
  api: { screenName: 'api_single', screenAddress: 'api_address', screenBatch: 'api_batch' },
  console: everyCall('console_form'),
  upload: everyCall('console_upload'),
  agents: everyCall('agents'),
};

/** Screening for whoever asks, each of which is counted. */
export function countScreenings(screeningsBy: ScreeningsBy, count: CountScreening): ScreeningsBy {
  return (origin) => {
    const screening = screeningsBy(origin);
    const doors = DOORS[origin.door];
    const single = async (door: ScreeningDoor, asked: Promise<ScreeningResult>): Promise<ScreeningResult> => {
      const result = await counted(asked, (outcome) => count(door, outcome));
      count(door, outcomeOf(result));
      return result;
    };
    return {
      screenName: (request, asker) => single(doors.screenName, screening.screenName(request, asker)),
      screenAddress: (request, asker) => single(doors.screenAddress, screening.screenAddress(request, asker)),
      searchesOfBatch: (request) => screening.searchesOfBatch(request),
      async screenBatch(request, asker) {
        const result = await counted(screening.screenBatch(request, asker), (outcome) => {
          for (let left = request.items.length; left > 0; left--) count(doors.screenBatch, outcome);
        });
        for (const item of result.results) count(doors.screenBatch, outcomeOfItem(item));
        return result;
      },
    };
  };
}

/** Counts what is refused before it is screened. */
export function countUnprepared(count: CountScreening): PrepareScreening {
  return async (door, screenings, prepare) => {
    try {
      return await prepare();
    } catch (error) {
      for (let left = screenings; left > 0; left--) count(door, outcomeOfError(error));
      throw error;
    }
  };
}

/** What a screening brought, where it brought anything. */
async function counted<Result>(
  asked: Promise<Result>,
  count: (outcome: ScreeningOutcome) => void,
): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    count(outcomeOfError(error));
    throw error;
  }
}

function outcomeOfError(error: unknown): ScreeningOutcome {
  if (error instanceof InvalidInputError) return 'invalid';
  return error instanceof ListsNotLoadedError || error instanceof StaleListsError ? 'unavailable' : 'failed';
}

function outcomeOf({ totalMatches, contacts }: ScreeningResult): ScreeningOutcome {
  return totalMatches + (contacts?.totalMatches ?? 0) > 0 ? 'match' : 'no_match';
}

/** An item counts by its name; a name that was not searched either holds nothing to search, or its search failed. */
function outcomeOfItem({ query, name, address, contacts }: BatchItemResult): ScreeningOutcome {
  const found = matchesOf(name) + matchesOf(address) + (contacts?.totalMatches ?? 0);
  if (found > 0) return 'match';
  if ('totalMatches' in name) return 'no_match';
  return isSearchableText(query) ? 'failed' : 'invalid';
}

function matchesOf(part: SearchedPart | undefined): number {
  return part !== undefined && 'totalMatches' in part ? part.totalMatches : 0;
}
