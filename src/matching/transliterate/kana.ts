/** Syllables of kana in Hepburn's spelling, with those that only names of other peoples are written with. */
const SYLLABLES =
  'ア=a イ=i ウ=u エ=e オ=o カ=ka キ=ki ク=ku ケ=ke コ=ko ガ=ga ギ=gi グ=gu ゲ=ge ゴ=go サ=sa シ=shi ス=su セ=se ソ=so ザ=za ジ=ji ズ=zu ' +
  'ゼ=ze ゾ=zo タ=ta チ=chi ツ=tsu テ=te ト=to ダ=da ヂ=ji ヅ=zu デ=de ド=do ナ=na ニ=ni ヌ=nu ネ=ne ノ=no ハ=ha ヒ=hi フ=fu ヘ=he ホ=ho ' +
  'バ=ba ビ=bi ブ=bu ベ=be ボ=bo パ=pa ピ=pi プ=pu ペ=pe ポ=po マ=ma ミ=mi ム=mu メ=me モ=mo ヤ=ya ユ=yu ヨ=yo ラ=ra リ=ri ル=ru レ=re ' +
  'ロ=ro ワ=wa ヰ=i ヱ=e ヲ=o ン=n ヴ=vu ァ=a ィ=i ゥ=u ェ=e ォ=o ャ=ya ュ=yu ョ=yo ヮ=wa ー=';

/** What a syllable of "i" or "u" keeps before a small vowel: "シャ" sha, "ティ" ti, "フォ" fo, "ヴィ" vi, "ウェ" we. */
const BEFORE_SMALL =
  'キ=ky ギ=gy シ=sh ジ=j チ=ch ヂ=j ニ=ny ヒ=hy ビ=by ピ=py ミ=my リ=ry イ=y ウ=w ヴ=v フ=f テ=t デ=d ト=t ド=d ツ=ts ス=s ズ=z ク=kw グ=gw';
const SMALL: ReadonlyMap<string, string> = new Map([
  ['ァ', 'a'],
  ['ィ', 'i'],
  ['ゥ', 'u'],
  ['ェ', 'e'],
  ['ォ', 'o'],
  ['ャ', 'a'],
  ['ュ', 'u'],
  ['ョ', 'o'],
]);

const table = (pairs: string): ReadonlyMap<string, string> =>
  new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.slice(2)] as const));

const SYLLABLE = table(SYLLABLES);
const STEM = table(BEFORE_SMALL);
/** Doubles the consonant after it. */
const SMALL_TSU = 'ッ';

/** Hiragana have the same syllables as katakana, 96 places before them. */
const asKatakana = (letter: string): string =>
  /[ぁ-ゖ]/u.test(letter) ? String.fromCodePoint((letter.codePointAt(0) ?? 0) + 0x60) : letter;

/** Small words of Arabic names, which stand between dots in kana: "アブド・アル・ラフマン". */
const PARTICLES: ReadonlyMap<string, string> = new Map([
  ['アル', 'al'],
  ['アッ', 'al'],
  ['アン', 'al'],
  ['エル', 'el'],
  // Of "ul" and "ud" Latin names have the article as well.
  ['ウル', 'al'],
  ['ウッ', 'al'],
  ['ウド', 'al'],
  ['ウッド', 'al'],
  ['ウドゥ', 'al'],
  ['アド', 'al'],
  ['アッド', 'al'],
  // Behind "jamaat" and "hizbat", whose last letter it is written with: "ジャマー・アットゥル・ダーワ" (Jama'at al-Dawa).
  ['アットゥル', 'al'],
  ['アットゥドゥ', 'al'],
  ['アトゥル', 'al'],
  ['アブド', 'abd'],
  ['アブドゥ', 'abd'],
  ['アブディ', 'abd'],
  ['ビン', 'bin'],
  ['ブン', 'bin'],
  ['イブン', 'ibn'],
  ['ビント', 'bint'],
]);

/** The small word of an Arabic name that a word in kana is, in Latin letters. */
export const kanaParticle = (word: string): string | undefined => PARTICLES.get(word);

/** Names of God after "servant of", as kana write them: "カーディル", "ラフマーン". */
const NAMES_OF_GOD =
  'ア[ジシズ][ズスィー]*|カー?ディー?ル|カリー?[ンム]|ラシー?ド|ラフマー?ン|ロフマー?ン|ラヒー?ム|ロチーム|ラザー?ク|ラ[ザッー]+[クコ]|ラッ?[ボブ]|ナ[ーッ]?[シセ]ル|[ウワ][ェエ]?リ|ファ[タッー]+[ーハフ]?|サ[ラマッー]+[ムンドー]?|ハキー?ム|マリー?ク|ガ[ニーッ]+|マジー?ド|ラティー?フ|ヌー?ル';
/**
 * "Servant of", as one with the name after it: "アブドゥッサラーム", "アブデルラヒム", "アブドゥカーディル"; "アブドゥッラー" is one
 * name.
 */
const SERVANT_OF = new RegExp(
  `^アブ[デド](?:[ゥウ]?[ルッ](?!ラー?フ?$)|[ゥウ]?(?=(?:${NAMES_OF_GOD})$))(?<rest>.{3,})$`,
  'u',
);
/** The same as Somalis say it: "アブディアジズ" (Abdiaziz), "アブディラシード". */
const SERVANT_OF_IN_SOMALI = new RegExp(`^アブディ(?<rest>${NAMES_OF_GOD})$`, 'u');
/** The article that the next sound is doubled for: "アッシャワー" (al-Shawa), "エッセバイ". */
const ARTICLE = /^[アエ]ッ(?!ラー$|ディーン$)(?<rest>[サ-ゾタ-ドナ-ノラ-ロ].{2,})$/u;

/** "Father of the" and "son of the": "アブアルカシム", "ビンアルシャイバ". */
const FATHER_OF_THE = /^アブー?アル(?<rest>.{3,})$/u;
const SON_OF = /^(?:ビン|イブン)アル(?<rest>.{3,})$/u;
/** "Belmokhtar" is read as "Bel Mokhtar" in Latin letters too. */
const SON_OF_MOKHTAR = /^[ベビ]ル(?<rest>[モム][フクッ]+ター?ル)$/u;

/** "Of the Merciful" behind another name, written as one with it: "シャムスッラフマーン" (Shams ur-Rahman), "ハビブルラフマン". */
const OF_THE_MERCIFUL =
  /^(?<before>(?!アブ[デド]).{2,}?)(?:ウ?ッ|ウ?ル)(?<rest>ラフマー?ン|ラヒー?ム|レフマー?ン)$/u;

const BEFORE_NAMES: readonly (readonly [RegExp, readonly string[]])[] = [
  [SERVANT_OF, ['abdul']],
  [SERVANT_OF_IN_SOMALI, ['abdul']],
  [ARTICLE, ['al']],
  [FATHER_OF_THE, ['abu', 'al']],
  [SON_OF, ['bin', 'al']],
  [SON_OF_MOKHTAR, ['bel']],
];

/** A word in kana that is several of an Arabic name: another word in kana, particles in Latin letters, and the rest. */
interface SplitKana {
  readonly before?: string;
  readonly particles: readonly string[];
  readonly rest: string;
}

/** What stands before an Arabic name in a word in kana, and the rest; null for any other word. */
export function splitKana(word: string): SplitKana | null {
  const { before, rest: merciful } = OF_THE_MERCIFUL.exec(word)?.groups ?? {};
  if (before !== undefined && merciful !== undefined) return { before, particles: ['al'], rest: merciful };
  for (const [pattern, particles] of BEFORE_NAMES) {
    const rest = pattern.exec(word)?.groups?.['rest'];
    if (rest !== undefined) return { particles, rest };
  }
  return null;
}

/** "Of God" at the end of an Arabic name, which is heard with any vowel before it: "サイファッラー", "サイフッラー" (Saifullah). */
const OF_GOD = /.{2}ッラー$/u;
const AS_SPELT = /[aeio]rra$/u;

/** Whole names of one syllable, no initials: "イ・ピョンチョル" (Ri Pyong Chol), "テイン・トゥン・ウ" (Htein Tun Oo). */
const NAMES_OF_ONE: ReadonlyMap<string, string> = new Map([
  ['イ', 'ri'],
  ['ウ', 'oo'],
  ['ウー', 'oo'],
]);

/** Romanises a word in kana; marks of length vanish, since names leave them out. */
export function romaniseKana(word: string): string {
  const ofOne = NAMES_OF_ONE.get(word);
  if (ofOne !== undefined) return ofOne;
  const text = romaniseSyllables(word);
  return OF_GOD.test(word) ? text.replace(AS_SPELT, 'urra') : text;
}

function romaniseSyllables(word: string): string {
  const letters = Array.from(word, asKatakana);
  let text = '';
  let doubles = false;
  for (let at = 0; at < letters.length; at++) {
    const letter = letters[at] ?? '';
    if (letter === SMALL_TSU) {
      doubles = true;
      continue;
    }
    const small = SMALL.get(letters[at + 1] ?? '');
    const stem = STEM.get(letter);
    const isOne = small !== undefined && stem !== undefined;
    const syllable = isOne ? stem + small : (SYLLABLE.get(letter) ?? letter);
    if (isOne) at++;
    text +=
      doubles && /^[b-df-hj-np-tvwz]/u.test(syllable) && !/^(?:ch|sh)/u.test(syllable)
        ? syllable.charAt(0)
        : '';
    text += syllable;
    doubles = false;
  }
  return text;
}
