import { IN_LANGUAGES } from './data/languages.ts';
import { AMBIGUOUS, NAME_PARTS } from './data/name-parts.ts';
import { SYSTEMS } from './data/systems.ts';
import { foldHeading } from './fold-heading.ts';
import type { HeadingMeaning } from './heading-meaning.ts';

/** Every table of headings; of two rows with one heading the earlier counts. */
export const HEADING_TABLES = [...NAME_PARTS, ...SYSTEMS, ...IN_LANGUAGES];

/** The headings of a row of a table. */
export const headingsOf = (words: string): readonly string[] => words.split(';').map((word) => word.trim());

const MEANINGS = new Map<string, HeadingMeaning>();
for (const [meaning, , words] of HEADING_TABLES) {
  for (const heading of headingsOf(words)) {
    const folded = foldHeading(heading);
    if (!MEANINGS.has(folded)) MEANINGS.set(folded, meaning);
  }
}

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
  const parts = heading.split(/[/|()[\]:\n–—]| - /u).filter((part) => foldHeading(part) !== '');
  if (parts.length < 2) return null;
  const meanings = new Set(parts.map(lookUp).filter((meaning) => meaning !== null));
  const [meaning] = meanings;
  return meaning === undefined ? null : { meaning, isSure: meanings.size === 1 };
}

/** True for a word that is the whole name where no other part of a name stands beside it: `Nom`, `Nombre`, `Name`. */
export function isWholeWhenAlone(heading: string): boolean {
  return WHOLE_WHEN_ALONE.has(foldHeading(heading));
}

function lookUp(heading: string): HeadingMeaning | null {
  const folded = foldHeading(heading).replace(ARTICLES, '').replace(OBLIGATORY, '');
  const known = MEANINGS.get(folded);
  if (known !== undefined) return known;
  const bare = folded.replace(/ ?\d{1,2}$/u, '');
  const numbered = bare === folded ? undefined : MEANINGS.get(bare);
  if (numbered !== undefined && NUMBERED.has(numbered)) return numbered;
  const placed = MEANINGS.get(bare.replace(OF_PLACE, ''));
  return placed !== undefined && PLACED.has(placed) ? placed : null;
}
