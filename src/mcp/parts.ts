import type { Catalogue } from '../ingest/catalogue.ts';
import type { Metrics } from '../metrics.ts';
import type { EntryReader } from '../screening/read-entry.ts';
import type { Screening } from '../screening/screening.ts';
import type { ListChoice } from '../screening/searched-lists.ts';
import type { Admission, AdmissionParts } from './admission.ts';

/** Everything the endpoint needs from the rest of the service. */
export interface AgentsEndpointParts extends AdmissionParts {
  readonly screening: Screening;
  readonly readEntry: EntryReader;
  readonly catalogue: Catalogue;
  readonly isSearchable: ListChoice['isSearchable'];
  readonly metrics: Metrics;
}

/** What tools are built from: each takes what it needs of it. */
export interface ToolParts extends Omit<AgentsEndpointParts, keyof AdmissionParts> {
  readonly admission: Admission;
}
