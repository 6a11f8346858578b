import { isJapaneseFamilyName } from '../languages/japanese-names.ts';
import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';
import { wordTables } from '../words/word-tables.ts';

/** Longest run that is read as the name of a person: a family name of one or two characters, a given name of up to three. */
const LONGEST_NAME = 5;

const textOf = (characters: readonly LatinWord[]): string =>
  characters.map(({ native = '' }) => native).join('');

const isKnown = (characters: readonly LatinWord[]): boolean =>
  wordTables().equivalents.groupsOf(`@${textOf(characters)}`).length > 0;

function joined(characters: readonly LatinWord[]): LatinWord {
  const text = characters.map((character) => character.text).join('');
  const { rendering, syllabic } = characters[0] ?? {};
  return {
    text,
    consonantal: false,
    native: textOf(characters),
    ...(rendering === undefined ? {} : { rendering }),
    ...(syllabic === undefined ? {} : { syllabic }),
  };
}

const HANGUL = /^[가-힣]+$/u;
/** All other Korean family names are one syllable. */
const KOREAN_FAMILIES_OF_TWO = new Set(['남궁', '황보', '제갈', '사공', '선우', '서문', '독고', '동방']);

/** Family names of one character in China of which hardly any Japanese one is the beginning. */
const CHINESE_FAMILIES = new Set(
  '李王張张刘劉陈陳杨楊黄趙赵吴呉吳周徐孙孫朱马馬胡郭何罗羅梁郑鄭谢謝韩韓冯馮邓鄧许許傅沈彭吕呂苏蘇卢盧蒋蔣蔡贾賈魏薛叶葉阎閻潘谭譚廖邹鄒陆陸郝崔邱秦顾顧侯邵孟龙龍钱錢汤湯尹黎贺賀赖賴龚龔',
);

/** How many characters the family name has: two for "山田太郎" or "欧阳修" when the tables know both parts, else one. */
function familyLength(run: readonly LatinWord[]): number {
  if (HANGUL.test(textOf(run)))
    return run.length > 2 && KOREAN_FAMILIES_OF_TWO.has(textOf(run.slice(0, 2))) ? 2 : 1;
  const isBoth = (length: number): boolean => isKnown(run.slice(0, length)) && isKnown(run.slice(length));
  // "中曽根康弘"; "三木谷浩史" is no Miki.
  if (run.length > 4 && isKnown(run.slice(0, 3))) return 3;
  const ofJapan = [3, 2].find(
    (length) => run.length > length && isJapaneseFamilyName(textOf(run.slice(0, length))),
  );
  if (ofJapan !== undefined) return ofJapan;
  if (run.length === 3 && CHINESE_FAMILIES.has(textOf(run.slice(0, 1)))) return 1;
  if (run.length > 2 && !isBoth(1) && isBoth(2)) return 2;
  // "宮崎駿"
  if (run.length === 3 && !isKnown(run.slice(1)) && isKnown(run.slice(0, 2))) return 2;
  // Four characters are a Japanese name, or a Chinese one with a family name of two, as a rule.
  return run.length >= 4 ? 2 : 1;
}

/** What closes the names of societies of Japan, as it is read: "山口組" is Yamaguchi-gumi, "住吉会" Sumiyoshi-kai. */
const SOCIETIES: ReadonlyMap<string, string> = new Map([
  ['組', 'gumi'],
  ['会', 'kai'],
  ['會', 'kai'],
]);
/** Towns and others before the name itself: "神戸山口組", "六代目山口組". */
const SHORTEST_SOCIETY = 3;
const LONGEST_SOCIETY = 7;

/** The words of the name of a society of Japan; null for other runs. */
function societyIn(run: readonly LatinWord[]): readonly LatinWord[] | null {
  const closes = SOCIETIES.get(run.at(-1)?.native ?? '');
  if (closes === undefined || run.length < SHORTEST_SOCIETY || run.length > LONGEST_SOCIETY) return null;
  const name = run.slice(0, -1);
  if (CHINESE_FAMILIES.has(textOf(name.slice(0, 1))) || HANGUL.test(textOf(name))) return null;
  if (name.length < 4) return [joined(name), latinWord(closes)];
  return [joined(name.slice(0, -2)), joined(name.slice(-2)), latinWord(closes)];
}

/**
 * The words of a run of Han or Hangul characters or kana: one when the tables know it as one name ("普京"), family and
 * given name when it is as short as those are ("习近平", "김정은"), else one word a character.
 */
export function segmentRun(run: readonly LatinWord[]): readonly LatinWord[] {
  if (run.length === 1 || isKnown(run) || isJapaneseFamilyName(textOf(run))) return [joined(run)];
  const society = societyIn(run);
  if (society !== null) return society;
  if (run.length > LONGEST_NAME) return run;
  const length = familyLength(run);
  return [joined(run.slice(0, length)), joined(run.slice(length))];
}
