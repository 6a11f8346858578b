import type { ListCode } from '../domain/list-code.ts';
import type { JurisdictionFlag, Match, ScreeningOptions } from '../domain/match.ts';

/** A name to screen. */
export interface NameScreeningRequest extends ScreeningOptions {
  /** 1 to 500 code points: a name, or an identifier or contact value typed in its place. */
  readonly name: string;
}

/** The answer to one screening. */
export interface ScreeningResult {
  readonly query: string;
  readonly listsSearched: readonly ListCode[];
  /** Highest score first, cut to the limit. */
  readonly matches: readonly Match[];
  /** Listed parties at or above the threshold, before the cut. */
  readonly totalMatches: number;
  readonly jurisdictionFlags: readonly JurisdictionFlag[];
  readonly screenedAt: Date;
}

/** The use cases of screening; every door calls these. */
export interface Screening {
  /** Throws `InvalidInputError` for a name without letter or digit, `EngineUnavailableError`. */
  screenName(request: NameScreeningRequest): Promise<ScreeningResult>;
}
