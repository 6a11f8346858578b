import type { EntryType } from '../domain/listed-party.ts';
import { pairedBrackets } from './formats/brackets.ts';
import { isLegalFormAlone } from './formats/legal-forms.ts';
import { hasMixedWord } from './formats/mixed-scripts.ts';

const MONTHS = 'jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec';
const DATE = new RegExp(
  String.raw`\b\d{1,2}[./]\d{1,2}[./](?:19|20)\d\d\b|\b(?:${MONTHS})[a-z]*\.?\s+(?:19|20)\d\d\b|\bborn\s+(?:in|on|\d)`,
  'iu',
);

/** What makes a name look as if its reader had taken too much or too little, in the order in which one is asked. */
const LOOKS_WRONG = {
  'a legal form alone': (name) => isLegalFormAlone(name),
  'a bracket that does not close': (name) => !/^\([^()]*\)$/u.test(name) && pairedBrackets(name) !== name,
  'two scripts in one word': (name) => hasMixedWord(name),
  'a date inside': (name) => DATE.test(name),
  'a label with a colon': (name) => /\p{L}\s?[:：](?:\s|$)/u.test(name),
  'and, or inside': (name, type) =>
    /\sor\s|^(?:and|or)\s|\s(?:and|or)$/u.test(name) || (type === 'individual' && /\sand\s/u.test(name)),
} satisfies Readonly<Record<string, (name: string, type: EntryType) => boolean>>;

/** A way in which a name looks wrong. */
export type Oddity = keyof typeof LOOKS_WRONG;

/** Why a name that looks wrong is as its publisher means it. */
const EXPLANATIONS: readonly { readonly oddity: Oddity; readonly name: RegExp; readonly why: string }[] = [
  {
    oddity: 'a label with a colon',
    name: /\b(?:branch|foundation|comoros islands)\b|^(?:southfront|drug charges|branch \d+)\s*:/iu,
    why: 'the publisher names a branch or a subtitle behind a colon',
  },
  {
    oddity: 'a label with a colon',
    name: /\bentity\s?:/iu,
    why: 'the publisher names the body that the party is of',
  },
  { oddity: 'a label with a colon', name: /./u, why: 'a colon of the publisher, in front of no known label' },
  { oddity: 'and, or inside', name: /./u, why: 'the publisher writes the word in the name of one party' },
  {
    oddity: 'two scripts in one word',
    name: /./u,
    why: 'the publisher mixes letters that do not look alike',
  },
  { oddity: 'a date inside', name: /./u, why: 'the name of a day, as in the name of a movement' },
  { oddity: 'a legal form alone', name: /./u, why: 'the only name that the publisher gives' },
  { oddity: 'a bracket that does not close', name: /./u, why: 'a bracket of another kind closes it' },
];

/** A name that looks wrong. */
export interface OddName {
  readonly oddity: Oddity;
  readonly name: string;
  readonly why: string;
}

/** What looks wrong in a listed name, and why it stands all the same; null for nothing. */
export function oddName(name: string, type: EntryType): OddName | null {
  const rules = Object.entries(LOOKS_WRONG) as [Oddity, (name: string, type: EntryType) => boolean][];
  const oddity = rules.find(([, looksWrong]) => looksWrong(name, type))?.[0];
  if (oddity === undefined) return null;
  const why = EXPLANATIONS.find((one) => one.oddity === oddity && one.name.test(name))?.why ?? '';
  return { oddity, name, why };
}
