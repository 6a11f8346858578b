/** The two genders that lists record. */
export const GENDERS = ['female', 'male'] as const;

/** A gender as lists record it. */
export type Gender = (typeof GENDERS)[number];

/** A number that a document, register or ship has, as it is known of the party that is screened. */
export interface KnownIdentifier {
  readonly number: string;
  /** What it is, in any words, such as `passport`; absent for not known. */
  readonly type?: string;
  /** Country that issued it, in any spelling; absent for not known. */
  readonly country?: string;
}

/** An identifier on one line: `passport: K123456 (Iran)`. */
export function identifierText({ number, type = '', country = '' }: KnownIdentifier): string {
  return `${type === '' ? '' : `${type}: `}${number}${country === '' ? '' : ` (${country})`}`;
}

/** What is known of a party beside its name; DESIGN 11. Plain data, valid: see `readFacts`. */
export interface KnownFacts {
  /** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`, a day that exists. */
  readonly dateOfBirth?: string;
  /** As sent: any spelling, several by comma. */
  readonly nationality?: string;
  readonly gender?: Gender;
  /** Up to 10. */
  readonly identifiers?: readonly KnownIdentifier[];
}

/** The kinds of facts. */
export const FACT_KINDS = ['date_of_birth', 'nationality', 'gender', 'identifier'] as const;

/** A kind of fact. */
export type FactKind = (typeof FACT_KINDS)[number];

/** How a fact compares, the best first; see `docs/decisions/0023-facts-beside-the-name.md`. */
export const FACT_VERDICTS = ['agrees', 'near', 'contradicts', 'unknown'] as const;

/** How a fact that was sent compares with what a list says. */
export type FactVerdict = (typeof FACT_VERDICTS)[number];

/** One fact that was sent, beside what a list says of it. */
export interface ComparedFact {
  readonly fact: FactKind;
  readonly verdict: FactVerdict;
  /** As sent. */
  readonly sent: string;
  /** In the publisher's words; empty where the list says nothing of it. */
  readonly listed: string;
}
