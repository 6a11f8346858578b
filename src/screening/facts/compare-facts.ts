import type { ComparedFact, FactKind, FactVerdict, KnownFacts } from '../../domain/facts.ts';
import type { ListedParty } from '../../domain/listed-party.ts';
import { roundScore } from '../../domain/match.ts';
import { compareBirth } from './compare-birth.ts';
import { compareGender } from './compare-gender.ts';
import { compareIdentifier, readIdentifiers, type SentIdentifier } from './compare-identifiers.ts';
import { compareNationality, readNationality, type SentNationality } from './compare-nationality.ts';
import { FACT_MODEL } from './fact-model.ts';

/** What was sent, read once for all records that it is compared with. */
export interface SentFacts {
  readonly known: KnownFacts;
  /** Null where no country in it is understood. */
  readonly nationality: SentNationality | null;
  readonly identifiers: readonly SentIdentifier[];
}

/** Reads what is known of a party; null for nothing. */
export function sentFacts(known: KnownFacts | undefined): SentFacts | null {
  if (known === undefined || isNothing(known)) return null;
  return {
    known,
    nationality: known.nationality === undefined ? null : readNationality(known.nationality),
    identifiers: readIdentifiers(known.identifiers ?? []),
  };
}

/** True where nothing is known: an empty list counts as nothing. */
function isNothing({ dateOfBirth, nationality, gender, identifiers = [] }: KnownFacts): boolean {
  return [dateOfBirth, nationality, gender].every((fact) => fact === undefined) && identifiers.length === 0;
}

/** Each fact that was sent beside what a record says: the date, the nationality, the gender, the numbers in the order of their worth. */
export function compareFacts(sent: SentFacts, party: ListedParty): readonly ComparedFact[] {
  const { dateOfBirth, nationality, gender } = sent.known;
  const facts: ComparedFact[] = [];
  if (dateOfBirth !== undefined) {
    const verdict = compareBirth(dateOfBirth, party.birthDates);
    const listed = [...new Set(party.birthDates.map(({ text }) => text))].join('; ');
    facts.push({ fact: 'date_of_birth', verdict, sent: dateOfBirth, listed });
  }
  if (nationality !== undefined) {
    const compared = compareNationality(sent.nationality, party);
    facts.push({ fact: 'nationality', sent: nationality, ...compared });
  }
  if (gender !== undefined) facts.push({ fact: 'gender', sent: gender, ...compareGender(gender, party) });
  for (const identifier of sent.identifiers) {
    facts.push({ fact: 'identifier', sent: identifier.sent, ...compareIdentifier(identifier, party) });
  }
  return facts;
}

/** The kinds of facts with a verdict; several identifiers are one kind. */
const kindsThat = (facts: readonly ComparedFact[], verdict: FactVerdict): ReadonlySet<FactKind> =>
  new Set(facts.filter((fact) => fact.verdict === verdict).map(({ fact }) => fact));

/** True where a number that was sent is recorded, of the type and the country that were sent. */
export const hasEqualIdentifier = (facts: readonly ComparedFact[]): boolean =>
  kindsThat(facts, 'agrees').has('identifier');

/**
 * The score of a name, 0 to 1, with the facts beside it: an equal identifier is 1; one kind of fact that contradicts keeps it under 0.8,
 * two under 0.5; nothing else changes it.
 */
export function scoreWithFacts(nameScore: number, facts: readonly ComparedFact[]): number {
  if (hasEqualIdentifier(facts)) return 1;
  const contradictions = kindsThat(facts, 'contradicts').size;
  if (contradictions === 0) return nameScore;
  const { oneContradiction, moreContradictions } = FACT_MODEL;
  return roundScore(Math.min(nameScore, contradictions === 1 ? oneContradiction : moreContradictions));
}

/** What the agreeing facts count in the order of equal scores, 0 for none. */
export function agreementOf(facts: readonly ComparedFact[]): number {
  const agreeing = kindsThat(facts, 'agrees');
  let sum = 0;
  for (const kind of agreeing) sum += FACT_MODEL.agreement[kind];
  for (const kind of kindsThat(facts, 'near')) if (!agreeing.has(kind)) sum += FACT_MODEL.agreement[kind] / 2;
  return sum;
}
