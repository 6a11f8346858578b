import type { PreparedWord } from '../prepared-word.ts';

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
  for (const { text, wordClass } of words) {
    if (wordClass === 'legalForm' || wordClass === 'particle') continue;
    if (wordClass !== 'generic') return 0;
    const line = LINE_OF.get(text);
    if (line !== undefined) lines |= 1 << line;
  }
  return lines;
}

/** "Sberbank Leasing" is not "Sberbank Insurance": each has a word for what it does that the other has not, and they do other things. */
export function areOfOtherLines(
  queryLeft: readonly PreparedWord[],
  listedLeft: readonly PreparedWord[],
): boolean {
  const ofQuery = linesOf(queryLeft);
  if (ofQuery === 0) return false;
  const ofListed = linesOf(listedLeft);
  return ofListed !== 0 && (ofQuery & ofListed) === 0;
}
