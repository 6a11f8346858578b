import type { CandidateBound } from '../../candidate-bound.ts';
import type { EntryType } from '../../../domain/listed-party.ts';
import { roundScore, type Explanation } from '../../../domain/match.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import { NOTHING_KNOWN, type CandidateKnowledge } from '../candidate-knowledge.ts';
import { prepareName, prepareReadings, type PrepareOptions, type PreparedWords } from '../prepare-name.ts';
import type { PreparedName } from '../prepared-name.ts';
import { createQueryName, type QueryName } from '../query-name.ts';
import { mayHaveSlip } from '../reading/as-written.ts';
import { explainName, scoreName } from '../score-names.ts';
import { asPerson } from './as-person.ts';
import type { BareName } from './bare-name.ts';
import { bareNames } from './bare-names.ts';

/** One way in which a typed text is read as a name. */
export interface NameReading {
  readonly query: QueryName;
  /** Null for the whole text. */
  readonly bare: BareName | null;
  /** Whether it is read as a person's name and compared with those alone; absent for no. */
  readonly isPersons?: boolean;
}

/** A typed text as it is searched: as it is written first, then without what stands beside the name. */
export type TypedName = readonly NameReading[];

/** A listed name that a reading is compared with. */
export interface ListedCandidate {
  readonly name: PreparedName;
  readonly quality: 'strong' | 'weak';
  readonly types: readonly EntryType[];
  readonly known?: CandidateKnowledge;
}

/**
 * The whole of a typed text as it is understood, and as it is written where that differs and a word may be misspelt: "Turohak" is read
 * as Tur al-Hak, and may be Turchak.
 */
function asTyped(text: string, options: PrepareOptions): readonly [PreparedName, ...PreparedName[]] {
  const { understood, asWritten } = prepareReadings(text, options);
  return asWritten !== null && mayHaveSlip(asWritten) ? [understood, asWritten] : [understood];
}

/** A listed name in every reading in which it is compared: as it is understood, and where that differs as it is written. */
export function listedReadings(text: string, options: PrepareOptions): readonly PreparedName[] {
  const { understood, asWritten } = prepareReadings(text, options);
  return asWritten === null ? [understood] : [understood, asWritten];
}

/** Reads a typed text; `prepared` are words that need not be prepared anew. */
export function readTypedName(text: string, prepared?: PreparedWords): TypedName {
  const options = { mayHaveLegalForm: true, ...(prepared === undefined ? {} : { prepared }) };
  const query = (name: string): QueryName => createQueryName(prepareName(name, options));
  const [understood, ...others] = asTyped(text, options);
  const whole = (name: PreparedName): NameReading => ({ query: createQueryName(name), bare: null });
  const person = asPerson(text, understood, options);
  const readings = [understood, ...others].map(whole);
  if (person !== null) readings.push({ ...whole(person), isPersons: true });
  for (const bare of bareNames(text)) {
    const reading = { query: query(bare.text), bare };
    if (reading.query.name.words.length > 0) readings.push(reading);
  }
  return readings;
}

const hasNumber = ({ words }: PreparedName): boolean => words.some(({ wordClass }) => wordClass === 'number');

/**
 * False where what was left out may be part of the listed name: an office stands beside people alone, and a number beside a name
 * that has none.
 */
function mayBeSaidOf({ leftOut, isOfPerson }: BareName, { types, name }: ListedCandidate): boolean {
  if (isOfPerson && !types.includes('individual')) return false;
  return !leftOut.includes('number') || !hasNumber(name);
}

/** What a name counts beside others in one field, or beside what was left out of a firm's. */
const factorOf = (bare: BareName, { types }: ListedCandidate): number =>
  bare.isOneOfSeveral || !types.includes('individual') ? NAME_MODEL.oneOfSeveralNames : 1;

/** Score of one reading against a listed name, 0 to 1; see `scoreName`. */
export function scoreReading(
  { query, bare, isPersons = false }: NameReading,
  listed: ListedCandidate,
  bound?: CandidateBound,
): number {
  const { name, quality, types, known = NOTHING_KNOWN } = listed;
  if (isPersons && !types.includes('individual')) return 0;
  if (bare === null) return scoreName(query, name, quality, bound, known);
  if (!mayBeSaidOf(bare, listed)) return 0;
  return roundScore(factorOf(bare, listed) * scoreName(query, name, quality, bound, known));
}

/** Score of a typed text against a listed name, in one reading or more: that of the best readings. */
export const scoreTypedName = (typed: TypedName, listed: readonly ListedCandidate[]): number =>
  Math.max(...typed.flatMap((reading) => listed.map((candidate) => scoreReading(reading, candidate))));

/** Says why `scoreReading` gives what it gives. */
export function explainReading(
  { query, bare }: NameReading,
  { name, quality }: ListedCandidate,
): Explanation {
  const explanation = explainName(query, name, quality);
  if (bare === null) return explanation;
  return { ...explanation, remarks: [...explanation.remarks, remarkOn(bare)] };
}

const WORDS: Readonly<Record<BareName['leftOut'][number], string>> = {
  office: 'an office',
  title: 'a title',
  degree: 'a degree',
  date: 'a date',
  number: 'a number',
  place: 'a place',
  note: 'a note',
  branch: 'a branch',
};

function remarkOn({ text, leftOut, isOneOfSeveral }: BareName): string {
  if (isOneOfSeveral) return `one of several names in one text: ${text}`;
  const kinds = [...new Set(leftOut)].map((kind) => WORDS[kind]);
  return kinds.length === 0 ? 'typed twice' : `beside the name: ${kinds.join(', ')}`;
}

/** Explains the best readings of a typed text and of a listed name. */
export function explainTypedName(typed: TypedName, listed: readonly ListedCandidate[]): Explanation {
  const scored = typed.flatMap((reading) =>
    listed.map((candidate) => ({ reading, candidate, score: scoreReading(reading, candidate) })),
  );
  const best = scored.reduce((a, b) => (b.score > a.score ? b : a));
  return explainReading(best.reading, best.candidate);
}
