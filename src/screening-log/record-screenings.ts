import { jobOf } from '../screening/asker.ts';
import type { Screening, ScreeningResult } from '../screening/screening.ts';
import { recordOfAddress, recordOfItem, recordOfName, type RecordFrame } from './records.ts';
import type { ScreeningLogStore, ScreeningOrigin, ScreeningRecord } from './screening-log.ts';

/** The screening for somebody, every answer of which is in the log before it is given. */
export type ScreeningsBy = (origin: ScreeningOrigin) => Screening;

/** What recording needs. */
export interface RecordingParts {
  readonly screening: Screening;
  readonly log: Pick<ScreeningLogStore, 'append'>;
  /** Told when records were lost: the screenings stand and are answered. */
  readonly onFailure: (error: unknown, records: number) => void;
}

/**
 * Records what is screened, whichever door it comes through. A record that cannot be kept does not fail the screening,
 * which has run and is charged: whoever has to know is told.
 */
export function createRecordedScreening({ screening, log, onFailure }: RecordingParts): ScreeningsBy {
  const keep = async (
    origin: ScreeningOrigin,
    { screenedAt, editions = [] }: Answered,
    records: (frame: RecordFrame) => readonly ScreeningRecord[],
  ): Promise<void> => {
    let count = 1;
    try {
      const made = records({ origin, screenedAt, lists: editions });
      count = made.length;
      if (count > 0) await log.append(made);
    } catch (error) {
      onFailure(error, count);
    }
  };
  return (origin) => ({
    async screenName(request, asker = jobOf(origin.accountId)) {
      const result = await screening.screenName(request, asker);
      await keep(origin, result, (frame) => [recordOfName(frame, request, result)]);
      return result;
    },
    async screenAddress(request, asker = jobOf(origin.accountId)) {
      const result = await screening.screenAddress(request, asker);
      await keep(origin, result, (frame) => [recordOfAddress(frame, request, result)]);
      return result;
    },
    searchesOfBatch: (request) => screening.searchesOfBatch(request),
    async screenBatch(request, asker = jobOf(origin.accountId)) {
      const result = await screening.screenBatch(request, asker);
      await keep(origin, result, (frame) =>
        result.results.flatMap((found, place) => {
          const item = request.items[place];
          return item === undefined ? [] : (recordOfItem(frame, request, item, found) ?? []);
        }),
      );
      return result;
    },
  });
}

/** What every answer says of when and where it was searched. */
type Answered = Pick<ScreeningResult, 'screenedAt' | 'editions'>;
