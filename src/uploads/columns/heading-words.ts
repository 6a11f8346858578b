import { IN_LANGUAGES } from './data/languages.ts';
import { AMBIGUOUS, NAME_PARTS } from './data/name-parts.ts';
import { NAME_SIGNS, NAME_WORDS, PARTY_WORDS } from './data/party-words.ts';
import { REGISTERS } from './data/registers.ts';
import { SYSTEMS } from './data/systems.ts';
import { foldHeading } from './fold-heading.ts';
import type { HeadingMeaning } from './heading-meaning.ts';

/** Every table of headings; of two rows with one heading the earlier counts. */
export const HEADING_TABLES = [...NAME_PARTS, ...SYSTEMS, ...IN_LANGUAGES, ...REGISTERS];

/** Several words of Latin letters that are long enough to be known without the spaces. */
const LATIN_WORDS = /^(?=.{7})[a-z]+(?: [a-z]+)+$/u;

/** The headings of a row of a table. */
export const headingsOf = (words: string): readonly string[] => words.split(';').map((word) => word.trim());

const MEANINGS = new Map<string, HeadingMeaning>();
for (const [meaning, , words] of HEADING_TABLES) {
  for (const heading of headingsOf(words)) {
    const folded = foldHeading(heading);
    if (!MEANINGS.has(folded)) MEANINGS.set(folded, meaning);
  }
}

/** Headings of several words by their letters alone: programs write `firstname` and `SHIPNAME`. */
const WITHOUT_SPACES = new Map(
  [...MEANINGS].flatMap(([folded, meaning]) =>
    LATIN_WORDS.test(folded) ? [[folded.replaceAll(' ', ''), meaning] as const] : [],
  ),
);

const WHOLE_WHEN_ALONE: ReadonlySet<string> = new Set(headingsOf(AMBIGUOUS).map(foldHeading));

/** What may follow a heading and says nothing: numbers of repeated columns are told apart by their meaning. */
const NUMBERED: ReadonlySet<HeadingMeaning> = new Set([
  'other_party',
  'email',
  'phone',
  'website',
  'address_line',
  'street',
  'identifier',
  'wallet',
  'country',
  'note',
  'other',
]);

/** Words that say whose or of what kind, and change nothing. */
const ARTICLES = /^(?:the|la|le|el|il|der|die|das|los|les) /u;
const OBLIGATORY = / ?(?:required|mandatory|optional|pflichtfeld|obligatoire|obligatorio)$/u;
/** What is said of an address or a contact value without changing what it is: "Billing Street", "Work e-mail". */
const OF_PLACE =
  /^(?:billing|bill to|mailing|shipping|ship to|registered|primary|main|home|work|business|office|company|customer|client|vendor|supplier|contact|account|person|party|legal|head office|permanent|current|residential|correspondence|invoice|rechnung|remit to|physical|trading|private|mobile|po|owner|director|debtor|creditor|beneficiary) /u;
const PLACED: ReadonlySet<HeadingMeaning> = new Set([
  'whole_address',
  'street',
  'address_line',
  'postal_code',
  'city',
  'region',
  'country',
  'email',
  'phone',
  'website',
  'birth_date',
  'identifier',
]);

/** What a heading means. */
export interface MeantHeading {
  readonly meaning: HeadingMeaning;
  /** False where its parts mean different things, or one of them nothing: `Name / Group`. */
  readonly isSure: boolean;
}

/** What a heading means; null for one that is in no table. */
export function meaningOfHeading(heading: string): MeantHeading | null {
  const whole = lookUp(heading);
  if (whole !== null) return { meaning: whole, isSure: true };
  return meaningOfPath(heading) ?? meaningOfParts(heading);
}

/** `Account Name: First Name`, `Entity.LegalAddress.City`: the last part says what it is, the others whose. */
const PATH = /^[\p{L}\p{N}_[\]]{4,}(?:\.[\p{L}\p{N}_[\]]+)+$/u;

function meaningOfPath(heading: string): MeantHeading | null {
  const isPath = PATH.test(heading.trim()) && /\p{Ll}/u.test(heading);
  const parts = heading.split(isPath ? '.' : ':').filter((part) => foldHeading(part) !== '');
  const [last = ''] = parts.slice(-1);
  const meaning = parts.length < 2 ? null : lookUp(last);
  return meaning === null ? null : { meaning, isSure: true };
}

function meaningOfParts(heading: string): MeantHeading | null {
  if (isWholeName(heading)) return { meaning: 'whole_name', isSure: true };
  const parts = heading.split(/[/|()[\]:\n–—]| - /u).filter((part) => foldHeading(part) !== '');
  if (parts.length < 2) return null;
  const meanings = new Set(parts.map(lookUp).filter((meaning) => meaning !== null));
  const [meaning] = meanings;
  return meaning === undefined ? null : { meaning, isSure: meanings.size === 1 };
}

/** What stands between the parts of one name: `Last name, First name`, `Surname/Given Names`, `Nom et prénom`. */
const BETWEEN = /[,/&+]| (?:and|und|et|y|e|i|a|en|och|og|ja|ve|и|та|και|și|és) /u;

/** True for a heading that names the parts of one name, the first and the last among them. */
function isWholeName(heading: string): boolean {
  const meanings = heading.split(BETWEEN).map(lookUp);
  return meanings.includes('given_name') && meanings.includes('family_name') && !meanings.includes(null);
}

const wordsOf = (words: string): readonly string[] => headingsOf(words).map(foldHeading);
const SPEAKS_OF_NAMES: ReadonlySet<string> = new Set(NAME_WORDS.flatMap(([, words]) => wordsOf(words)));
const SIGNS_OF_NAMES = wordsOf(NAME_SIGNS);

/** True for a heading with a word for a name or for who bears one. */
export function speaksOfNames(heading: string): boolean {
  const folded = foldHeading(heading);
  return (
    folded.split(' ').some((word) => SPEAKS_OF_NAMES.has(word)) ||
    SIGNS_OF_NAMES.some((sign) => folded.includes(sign))
  );
}

/** True for a word that is the whole name where no other part of a name stands beside it: `Nom`, `Nombre`, `Name`. */
export function isWholeWhenAlone(heading: string): boolean {
  return WHOLE_WHEN_ALONE.has(foldHeading(heading));
}

/** What a heading ends in that says what kind of thing it is, and no name. */
const KINDS: readonly (readonly [end: RegExp, meaning: HeadingMeaning])[] = [
  [/ (?:type|typ|kind)$/u, 'some_type'],
  [/ (?:status|category|stage|level|date|amount|currency|rating|percent)$/u, 'other'],
];

/** Whose: taken away in front of a part of a name, a contact value or a number, up to twice ("Main contact e-mail"). */
const OF_PARTY = new RegExp(`^(?:${[...new Set(wordsOf(PARTY_WORDS))].join('|')}) `, 'u');
const OF_PERSON: ReadonlySet<HeadingMeaning> = new Set([
  'given_name',
  'middle_name',
  'family_name',
  'second_family_name',
  'reference',
]);

function lookUp(heading: string): HeadingMeaning | null {
  if (heading.includes('%')) return 'other';
  const folded = foldHeading(heading).replace(ARTICLES, '').replace(OBLIGATORY, '');
  const known = MEANINGS.get(folded) ?? WITHOUT_SPACES.get(folded);
  if (known !== undefined) return known;
  const bare = folded.replace(/ ?\d{1,2}$/u, '');
  const numbered = bare === folded ? undefined : MEANINGS.get(bare);
  if (numbered !== undefined && NUMBERED.has(numbered)) return numbered;
  const between = bare.replace(/ \d{1,2}(?= )/u, '');
  const counted = between === bare ? undefined : MEANINGS.get(between);
  if (counted !== undefined) return counted;
  return lookUpOwned(bare) ?? KINDS.find(([end]) => end.test(folded))?.[1] ?? null;
}

/** What a heading means without the words that say whose it is. */
function lookUpOwned(bare: string): HeadingMeaning | null {
  let rest = bare;
  for (let taken = 0; taken < 2; taken++) {
    const before = rest;
    rest = rest.replace(OF_PLACE, '');
    const placed = MEANINGS.get(rest);
    if (placed !== undefined && PLACED.has(placed)) return placed;
    rest = before.replace(OF_PARTY, '');
    const owned = MEANINGS.get(rest);
    if (owned !== undefined && (OF_PERSON.has(owned) || PLACED.has(owned))) return owned;
    rest = before.replace(OF_PLACE, '').replace(OF_PARTY, '');
    if (rest === before) return null;
  }
  return null;
}
