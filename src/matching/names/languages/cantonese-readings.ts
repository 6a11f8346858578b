import readingTable from '../../data/cantonese-readings.json' with { type: 'json' };
import { pinyinOfCharacter } from '../../transliterate/han.ts';
import { cantoneseSpellings, formsOfJyutping } from '../../phonetics/cantonese-syllables.ts';
import { SOUTHERN_FAMILIES, SOUTHERN_SYLLABLES } from './southern-readings.ts';

/** What groups of words that may be spelt so begin with, before the form. */
export const OF_CANTONESE = 'c';

/** True for a group of words that may be spelt as Hong Kong and Macau do, or as Chinese of Singapore and around it. */
export const isOfCantonese = (group: string): boolean => group.startsWith(OF_CANTONESE);

interface Tables {
  /** The forms in which a character is spelt, the usual one first. */
  readonly formsOf: ReadonlyMap<string, readonly string[]>;
  /** The same of those of the names of Chinese of Singapore and around it. */
  readonly southernFormsOf: ReadonlyMap<string, readonly string[]>;
  /** The form of each spelling of a syllable. */
  readonly spellings: ReadonlyMap<string, string>;
}

/** What spellings are forms of that Hong Kong does not have: each of itself. */
function withSouthernSpellings(spellings: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const all = new Map(spellings);
  const southern = [
    ...SOUTHERN_SYLLABLES.flatMap((syllable) => syllable.spellings),
    ...SOUTHERN_FAMILIES.flatMap(([, families]) => families),
  ];
  for (const spelling of southern) if (!all.has(spelling)) all.set(spelling, spelling);
  return all;
}

/** The forms of the characters of the south: one spelling may be of Hong Kong as well. */
function southernForms(spellings: ReadonlyMap<string, string>): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, readonly string[]>();
  for (const syllable of SOUTHERN_SYLLABLES) {
    const forms = syllable.spellings.map((spelling) => spellings.get(spelling) ?? spelling);
    for (const character of syllable.characters)
      found.set(character, [...new Set([...(found.get(character) ?? []), ...forms])]);
  }
  return found;
}

/** Lines `syllable characters characters`: those that are read so first, and those that may be read so as well. */
function buildTables(lines: string): Tables {
  const first = new Map<string, readonly string[]>();
  const other = new Map<string, readonly string[]>();
  const forms = new Set<string>();
  for (const line of lines.split('\n')) {
    const [syllable = '', ofFirst = '', ofOther = ''] = line.split(' ');
    const spelt = formsOfJyutping(syllable);
    for (const form of spelt) forms.add(form);
    for (const character of ofFirst) first.set(character, spelt);
    for (const character of ofOther) other.set(character, spelt);
  }
  for (const [character, spelt] of other)
    first.set(character, [...new Set([...(first.get(character) ?? []), ...spelt])]);
  const spellings = withSouthernSpellings(cantoneseSpellings(forms));
  return { formsOf: first, southernFormsOf: southernForms(spellings), spellings };
}

let tables: Tables | null = null;
const cantonese = (): Tables => (tables ??= buildTables(readingTable.readings));

const HAN = /^\p{Script=Han}{1,2}$/u;
const MOST_READINGS = 16;

/** Each form of the first syllable before each of the second, the likeliest first. */
const joinForms = (first: readonly string[], second: readonly string[], most: number): readonly string[] =>
  first
    .flatMap((one, place) => second.map((next, after) => [`${one}-${next}`, place + after] as const))
    .sort(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([form]) => form);

/**
 * How a name of one or two characters may be spelt in Hong Kong and Macau, or by Chinese of Singapore and around it, in forms, the likeliest
 * first; both characters of a given name as the ones or the others spell them.
 */
export function readingsInCantonese(characters: string): readonly string[] {
  if (!HAN.test(characters)) return [];
  const [one = '', other] = Array.from(characters);
  const { formsOf, southernFormsOf } = cantonese();
  const first = formsOf.get(one) ?? [];
  if (other === undefined) return [...new Set([...first, ...southernFamilies(pinyinOfCharacter(one))])];
  const ofSouth = joinForms(southernFormsOf.get(one) ?? [], southernFormsOf.get(other) ?? [], MOST_READINGS);
  return [...new Set([...joinForms(first, formsOf.get(other) ?? [], MOST_READINGS), ...ofSouth])];
}

/** "Cheungcheung" is as long as two syllables get. */
const LONGEST = 12;
const SHORTEST_SYLLABLE = 2;
/** "Omar" is not "Om-ar": before a vowel two syllables are written apart. */
const VOWEL = /[aeiou]/u;

/** The form of a word in Latin letters that may be a syllable of such a name, or else the forms of the two that it may be: "Kachiu". */
export function formsInCantonese(word: string): readonly string[] {
  if (word.length < SHORTEST_SYLLABLE || word.length > LONGEST) return [];
  const { spellings } = cantonese();
  const whole = spellings.get(word);
  if (whole !== undefined) return [whole];
  const found = new Set<string>();
  for (let at = 1; at < word.length; at++) {
    if (VOWEL.test(word.charAt(at))) continue;
    const first = spellings.get(word.slice(0, at));
    const second = first === undefined ? undefined : spellings.get(word.slice(at));
    if (first !== undefined && second !== undefined) found.add(`${first}-${second}`);
  }
  return [...found];
}

type FormsByPinyin = ReadonlyMap<string, readonly string[]>;

/** The forms in which characters of each syllable of pinyin are spelt, those of most characters first. */
function formsByPinyin(formsOf: ReadonlyMap<string, readonly string[]>): FormsByPinyin {
  const counts = new Map<string, Map<string, number>>();
  for (const [character, forms] of formsOf) {
    const syllable = pinyinOfCharacter(character);
    const ofSyllable = counts.get(syllable) ?? new Map<string, number>();
    counts.set(syllable, ofSyllable);
    const [usual, ...others] = forms;
    if (usual !== undefined) ofSyllable.set(usual, (ofSyllable.get(usual) ?? 0) + 1);
    for (const form of others) ofSyllable.set(form, (ofSyllable.get(form) ?? 0) + COUNT_OF_OTHER_FORM);
  }
  return new Map(
    [...counts].map(([syllable, forms]) => [
      syllable,
      [...forms].sort(([, a], [, b]) => b - a).map(([form]) => form),
    ]),
  );
}

const COUNT_OF_OTHER_FORM = 0.3;
const MOST_OF_PINYIN = 24;

let byPinyin: readonly FormsByPinyin[] | null = null;

/**
 * How a given name of two syllables of pinyin may be spelt in Hong Kong, or by Chinese of Singapore and around it, in forms, the likeliest first:
 * "Jiachao" is "Ka-chiu", "Zhixian" "Chee-hean".
 */
export function formsOfPinyin(first: string, second: string): readonly string[] {
  byPinyin ??= [cantonese().formsOf, cantonese().southernFormsOf].map(formsByPinyin);
  const forms = byPinyin.flatMap((ofSyllable) =>
    joinForms(ofSyllable.get(first) ?? [], ofSyllable.get(second) ?? [], MOST_OF_PINYIN),
  );
  return [...new Set(forms)];
}

/** Family names as Hong Kong and Macau spell them, of each its pinyin. */
const FAMILIES =
  'chan=chen wong=wang,huang cheung=zhang lau=liu lee=li ng=wu,huang cheng=zheng ho=he leung=liang tsang=zeng lam=lin chow=zhou yeung=yang tam=tan kwok=guo fung=feng ' +
  'tang=deng yip=ye tsui=xu mak=mai lo=luo,lu law=luo lai=li lui=lei kwan=guan siu=xiao tong=tang to=du chu=zhu chiu=zhao poon=pan pang=peng hui=xu choi=cai ' +
  'tsoi=cai tse=xie so=su yuen=yuan,ruan kong=jiang shum=cen fok=huo kwong=kuang mok=mo chui=xu wan=wen,yin ching=cheng hung=hong luk=lu hau=hou yau=qiu yu=yu ' +
  'shek=shi sung=song koo=gu ko=gao man=wen tin=tian chong=zhuang mui=mei ngan=yan au=ou kan=jian suen=sun sun=sun woo=hu wu=hu ip=ye kam=jin ling=ling ' +
  'lung=long yim=yan fan=fan fong=fang shiu=shao yung=rong hon=han ha=xia tai=dai mo=mao lin=lian kuok=guo ieong=yang chao=zhou,zhao';

let families: ReadonlyMap<string, readonly string[]> | null = null;

/** The forms in which a family name in pinyin is spelt in Hong Kong and around Singapore: "Deng" is "Tang", "Zhang" "Teo". */
export function formsOfPinyinFamily(pinyin: string): readonly string[] {
  families ??= readFamilies();
  return families.get(pinyin) ?? NONE;
}

let ofSouth: ReadonlyMap<string, readonly string[]> | null = null;

/** The same around Singapore alone. */
function southernFamilies(pinyin: string): readonly string[] {
  ofSouth ??= new Map(SOUTHERN_FAMILIES.map(([family]) => [family, formsOfSouthernFamily(family)] as const));
  return ofSouth.get(pinyin) ?? NONE;
}

const formsOfSouthernFamily = (pinyin: string): readonly string[] =>
  SOUTHERN_FAMILIES.flatMap(([family, spellings]) =>
    family === pinyin ? spellings.flatMap(formsInCantonese) : [],
  );

const NONE: readonly string[] = [];

function readFamilies(): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, string[]>();
  for (const item of FAMILIES.split(' ')) {
    const [spelling = '', ofPinyin = ''] = item.split('=');
    for (const family of ofPinyin.split(','))
      found.set(family, [...new Set([...(found.get(family) ?? []), ...formsInCantonese(spelling)])]);
  }
  for (const [family] of SOUTHERN_FAMILIES)
    found.set(family, [...new Set([...(found.get(family) ?? []), ...southernFamilies(family)])]);
  return found;
}
