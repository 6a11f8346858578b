import { InvalidInputError } from '../errors.ts';
import type { BatchItemResult, SearchedPart } from '../screening/batch.ts';
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

/** What it came to. `invalid`: it could not be asked, such as an address that names no street. */
export const SCREENING_OUTCOMES = ['match', 'no_match', 'failed', 'invalid'] as const;

export type ScreeningOutcome = (typeof SCREENING_OUTCOMES)[number];

/** Told of each screening; of a batch and a file of each item. */
export type CountScreening = (door: ScreeningDoor, outcome: ScreeningOutcome) => void;

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

/** What a screening brought, where it brought anything. */
async function counted<Result>(
  asked: Promise<Result>,
  count: (outcome: ScreeningOutcome) => void,
): Promise<Result> {
  try {
    return await asked;
  } catch (error) {
    count(error instanceof InvalidInputError ? 'invalid' : 'failed');
    throw error;
  }
}

function outcomeOf({ totalMatches, contacts }: ScreeningResult): ScreeningOutcome {
  return totalMatches + (contacts?.totalMatches ?? 0) > 0 ? 'match' : 'no_match';
}

function outcomeOfItem({ name, address, contacts }: BatchItemResult): ScreeningOutcome {
  const found = matchesOf(name) + matchesOf(address) + (contacts?.totalMatches ?? 0);
  if (found > 0) return 'match';
  return 'totalMatches' in name ? 'no_match' : 'failed';
}

function matchesOf(part: SearchedPart | undefined): number {
  return part !== undefined && 'totalMatches' in part ? part.totalMatches : 0;
}
