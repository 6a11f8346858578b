import { getJyutpingCandidates } from 'to-jyutping';

/** How each character that names may hold is read in Cantonese, in Jyutping without its tones. */

/** Readings that characters have as family names, or in given names, where the dictionary has others before them. */
const IN_NAMES: Readonly<Record<string, string>> = {
  區: 'au',
  区: 'au',
  仇: 'kau',
  單: 'sin',
  单: 'sin',
  查: 'zaa',
  曾: 'zang',
  翟: 'zaak',
  繆: 'miu',
  缪: 'miu',
  石: 'sek',
};

/** A third reading is one of an idiom as a rule: "石" as a measure of grain. */
const MOST_READINGS = 2;

const bare = (jyutping: string): string => jyutping.replace(/\d/gu, '').replace(/^ng(?=[aeiou])/u, '');

function readingsOf(character: string): readonly string[] {
  const [found] = getJyutpingCandidates(character);
  const listed = (found?.[1] ?? []).filter((reading) => !reading.includes(' ')).map(bare);
  const first = IN_NAMES[character];
  return [...new Set(first === undefined ? listed : [first, ...listed])].slice(0, MOST_READINGS);
}

/** The frequent characters of Taiwan and Hong Kong (Big5, level 1) and of China (GB 2312, level 1), by their two bytes. */
const FREQUENT = [
  { encoding: 'big5', first: [0xa4, 0xc6], second: [0x40, 0xfe] },
  { encoding: 'gb2312', first: [0xb0, 0xd7], second: [0xa1, 0xfe] },
] as const;

function frequentCharacters(): readonly string[] {
  const found: string[] = [];
  for (const { encoding, first, second } of FREQUENT) {
    const decoder = new TextDecoder(encoding);
    for (let lead: number = first[0]; lead <= first[1]; lead++)
      for (let trail: number = second[0]; trail <= second[1]; trail++)
        found.push(...(/^\p{Script=Han}$/u.exec(decoder.decode(Uint8Array.of(lead, trail))) ?? []));
  }
  return found;
}

/** Rarer characters that Hong Kong and Macau name children with. */
const OF_NAMES_THERE =
  '燊鏗鋕堃喆珮珩珣琛琹珈玥瑀瑤瑩璇璟璿瑋甯甄翀翹翺旻昇昊昉晞晉暘曦曄焱焯煒煥燁熹羲骅驊騏驄霈靄頤頴嫻嫺婷婕媗嫣孋妤姵嬅嬋漪淇湉瀅灝濠濤瀚滙渟鉅鈿銘鎏鑫鑑鐸鏘鏵錞錡鍇鎧';

/**
 * Lines `syllable characters characters`: those that are read so first, and those that may be read so as well, of the frequent
 * characters and of those in `names`.
 */
export function cantoneseReadings(names: string): string {
  const characters = new Set([
    ...frequentCharacters(),
    ...OF_NAMES_THERE,
    ...(names.match(/\p{Script=Han}/gu) ?? []),
  ]);
  const lines = new Map<string, [string[], string[]]>();
  for (const character of [...characters].sort()) {
    for (const [place, reading] of readingsOf(character).entries()) {
      const line = lines.get(reading) ?? [[], []];
      line[place === 0 ? 0 : 1].push(character);
      lines.set(reading, line);
    }
  }
  return [...lines]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([reading, [first, other]]) => [reading, first.join(''), other.join('')].join(' ').trimEnd())
    .join('\n');
}
