import type { PreparedWord } from '../prepared-word.ts';
import { ROLES, saysTrade } from '../words/word-roles.ts';
import type { OneSide } from './comparison.ts';

/** Lines of business for which a group has a firm of its own each, and a state a body; words of one row are said of one firm. */
const LINES: readonly string[] = [
  'leasing',
  'insurance reinsurance strakhovanie assurance assurances versicherung seguros',
  'brokerage broker brokers securities',
  'asset assets management',
  'pension pensions retirement',
  'factoring',
  'mortgage mortgages',
  'telecom telecommunications telecommunication mobile',
  'catering restaurant restaurants hotel hotels',
  'printing publishing publishers',
  'travel tourism tours',
  'textile textiles garment garments clothing',
  'pharmaceutical pharmaceuticals pharma pharmacy',
  'refinery refineries refining',
  'drilling exploration',
  'shipping shipyard',
  'hospital clinic',
  'school university',
  'estate developer',
  'exchange',
  'football sport sports club',
  'television newspaper radio media',
  'airlines airways airline cargo',
  'railway railways',
  'police policia politsiya politsiia polizei policja',
  'guard guards guardia garde gvardiya gvardii',
  'intelligence inteligencia renseignement razvedka razvedki',
  'navy naval armada marina flota',
  'army ejercito armee armiya',
];

const LINE_OF: ReadonlyMap<string, number> = new Map(
  LINES.flatMap((row, line) => row.split(' ').map((word) => [word, line] as const)),
);

/** The lines of business that words tell, as bits; none where a word tells more than what the firm is. */
function linesOf(words: readonly PreparedWord[]): number {
  let lines = 0;
  for (const { text, wordClass, groups } of words) {
    if (MAKER.test(text)) lines |= OF_MAKERS;
    if (wordClass === 'legalForm' || wordClass === 'particle') continue;
    if (wordClass !== 'generic') return 0;
    const line =
      LINE_OF.get(text) ?? (groups.includes('mhTELEVISION') ? LINE_OF.get('television') : undefined);
    if (line !== undefined) lines |= 1 << line;
  }
  return lines;
}

/** What those are that develop and make things: forms in front of a name, plants and shipyards. */
const MAKER =
  /^(?:np[opk]|(?:scientific|research|nauchno)(?:and)?(?:production|proizvodstvenno\p{L}*)\p{L}+|plant|zavod|factory|shipbuilding|shipyard)$/u;
const OF_MAKERS = 1 << LINES.length;
/** What makers do not do: "NPP Zvezda" is no television channel. */
const OF_NO_MAKERS = ['insurance', 'catering', 'hospital', 'football', 'television'].reduce(
  (lines, word) => lines | (1 << (LINE_OF.get(word) ?? 0)),
  0,
);

const areMakerAndOther = (a: number, b: number): boolean =>
  (a & OF_MAKERS) !== 0 && (a & OF_NO_MAKERS) === 0 && (b & OF_NO_MAKERS) !== 0 && (b & OF_MAKERS) === 0;

const isBank = ({ roles }: PreparedWord): boolean => (roles & ROLES.bank) !== 0;
const isTrust = ({ text }: PreparedWord): boolean => text === 'trust';

/** "Mizuho Trust & Banking" is not Mizuho Bank: one side alone has the trust business that groups of Japan keep apart. */
export const isTrustBank = ({ words, left, leftOfOthers, others }: OneSide): boolean =>
  left.some(isTrust) &&
  words.some(isBank) &&
  others.some(isBank) &&
  !others.some(isTrust) &&
  !leftOfOthers.some((word) => saysTrade(word) && !isBank(word));

/** The lines of business but that of makers, which any firm may be. */
const others = (lines: number): number => lines & ~OF_MAKERS;

/** "Sberbank Leasing" is not "Sberbank Insurance": each has a word for what it does that the other has not, and they do other things. */
export function areOfOtherLines(
  queryLeft: readonly PreparedWord[],
  listedLeft: readonly PreparedWord[],
): boolean {
  const ofQuery = linesOf(queryLeft);
  if (ofQuery === 0) return false;
  const ofListed = linesOf(listedLeft);
  if (areMakerAndOther(ofQuery, ofListed) || areMakerAndOther(ofListed, ofQuery)) return true;
  return others(ofQuery) !== 0 && others(ofListed) !== 0 && (ofQuery & ofListed) === 0;
}
