import type { Catalogue } from '../ingest/catalogue.ts';
import type { Metrics } from '../metrics.ts';
import type { EntryReader } from '../screening/read-entry.ts';
import type { Screening } from '../screening/screening.ts';
import type { PrepareScreening } from '../screening-log/count-screenings.ts';
import type { ScreeningsBy } from '../screening-log/record-screenings.ts';
import type { ListChoice } from '../screening/searched-lists.ts';
import type { CountCall } from './server.ts';
import type { Admission, AdmissionParts } from './admission.ts';

/** Everything the endpoint needs from the rest of the service. */
export interface AgentsEndpointParts extends AdmissionParts {
  /** Looks for entries; nobody is screened by it. */
  readonly screening: Pick<Screening, 'screenName'>;
  /** Screening for whoever asks; what it answers is in the log. */
  readonly screeningsBy: ScreeningsBy;
  /** Counts what is refused before it is screened. */
  readonly prepareScreening: PrepareScreening;
  readonly readEntry: EntryReader;
  readonly catalogue: Catalogue;
  readonly isSearchable: ListChoice['isSearchable'];
  /** Throws `ListsNotLoadedError` until the lists were loaded for the first time. */
  readonly requireLists: () => Promise<void>;
  readonly metrics: Metrics;
  readonly countCall: CountCall;
}

/** What tools are built from: each takes what it needs of it. */
export interface ToolParts
  extends Omit<AgentsEndpointParts, keyof AdmissionParts>, Pick<AdmissionParts, 'clock'> {
  readonly admission: Admission;
}
