import readingTable from '../../data/kanji-readings.json' with { type: 'json' };
import { readingsInFirms } from './japanese-firms.ts';
import { namesInJapanese } from './japanese-names.ts';
import { romajiForm } from './romaji.ts';

/** Readings of one character in names, the likeliest first, each with its share, 0 to 1. */
type Readings = readonly (readonly [string, number])[];

const PER_HUNDRED = 100;

/** Lines `character reading share reading share ...`, shares in hundredths. */
function readTable(lines: string): ReadonlyMap<string, Readings> {
  return new Map(
    lines.split('\n').map((line) => {
      const [character = '', ...rest] = line.split(' ');
      const readings = rest.flatMap((item, place) =>
        place % 2 === 0 ? [[item, Number(rest[place + 1]) / PER_HUNDRED] as const] : [],
      );
      return [character, readings] as const;
    }),
  );
}

let table: ReadonlyMap<string, Readings> | null = null;

/** A given or family name has no more characters; what one alone may be is a matter of tables. */
const FEWEST = 2;
const MOST = 3;
const MOST_READINGS = 10;

/** A syllable that is cut off before another consonant, which is doubled: "nichi" and "to" are "nitto", "koku" and "kai" "kokkai". */
const CUT_OFF: readonly (readonly [end: RegExp, start: RegExp])[] = [
  [/(?:chi|tsu)$/u, /^[kst]/u],
  [/(?<=.)ku$/u, /^k/u],
];
/** Of two such readings more are spoken with the doubled consonant than without. */
const SHARE_OF_DOUBLED = 0.6;

function joined([start, share]: Readings[number], [next, of]: Readings[number]): Readings {
  const plain = start + next;
  const isCutOff = CUT_OFF.find(([end, first]) => end.test(start) && first.test(next));
  if (isCutOff === undefined) return [[plain, share * of]];
  const doubled = start.replace(isCutOff[0], next.startsWith('ch') ? 't' : next.charAt(0)) + next;
  return [
    [doubled, share * of * SHARE_OF_DOUBLED],
    [plain, share * of * (1 - SHARE_OF_DOUBLED)],
  ];
}

/**
 * How a Japanese name in characters may be read, in the form of `romajiForm`, the likeliest first; none for a name of which a
 * character is in no name that the tables know.
 */
export function readingsInJapanese(characters: string): readonly string[] {
  const all = Array.from(characters);
  const known = namesInJapanese(characters).flatMap((reading) => romajiForm(reading) ?? []);
  if (all.length < FEWEST || all.length > MOST) return known;
  table ??= readTable(readingTable.readings);
  let found: Readings = [['', 1]];
  for (const character of all) {
    const own = table.get(character) ?? [];
    found = found
      .flatMap((start) => own.flatMap((next) => joined(start, next)))
      .sort(([, a], [, b]) => b - a)
      .slice(0, MOST_READINGS);
  }
  const readings = [...found.map(([reading]) => reading), ...readingsInFirms(all)];
  return [...new Set([...known, ...readings.flatMap((reading) => romajiForm(reading) ?? [])])];
}
