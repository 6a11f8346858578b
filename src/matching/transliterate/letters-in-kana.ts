/** What Japanese calls the letters of the Latin alphabet, which is how acronyms of other languages are written in kana. */
const NAMES_OF_LETTERS =
  'エー=a エイ=a ビー=b シー=c スィー=c ディー=d デー=d イー=e エフ=f ジー=g エイチ=h エッチ=h アイ=i ジェー=j ジェイ=j ケー=k ケイ=k エル=l エム=m エヌ=n オー=o ピー=p ' +
  'キュー=q アール=r エス=s ティー=t テー=t ユー=u ブイ=v ヴイ=v ヴィー=v ダブリュー=w ダブリュ=w エックス=x ワイ=y ゼット=z ズィー=z';

const LETTERS: ReadonlyMap<string, string> = new Map(
  NAMES_OF_LETTERS.split(' ').map((item) => {
    const [name = '', letter = ''] = item.split('=');
    return [name, letter] as const;
  }),
);
const ONE = [...LETTERS.keys()].sort((a, b) => b.length - a.length).join('|');

/** Three letters and more: two may be a name, as "ケイティー" (Katie) and "エルシー" (Elsie) are; so may three as "アイユービー" (Ayyubi). */
const ALL = new RegExp(`^(?:${ONE}){3,}$`, 'u');
const TELLING =
  /エフ|エイチ|エッチ|エル|エム|エヌ|エス|アール|ダブリュ|エックス|ゼット|[テデ]ィー|ジェー|ケー|キュー|ピー/u;
/** Two that are spoken as no name is: "アールビー" (RB), "エーオー" (AO). */
const TWO = /^(?:エー|ビー|ディー|ジー|ケー|オー|ピー|キュー|アール|ティー|ユー|エックス){2}$/u;
const EACH = new RegExp(ONE, 'gu');

/** The Latin letters that a word in kana spells by their names: "エムアールビー" (MRB); undefined for any other word. */
export function lettersInKana(word: string): string | undefined {
  if (!TWO.test(word) && !(ALL.test(word) && TELLING.test(word))) return undefined;
  return word.replace(EACH, (name) => LETTERS.get(name) ?? name);
}

/** Letters that are written apart, two at least: "エル・エル・シー" (LLC), "ディー・シー・ビー" (DCB). */
export const LETTERS_APART = new RegExp(`(?<![ァ-ヶー])(?:${ONE})(?:・(?:${ONE}))+(?![ァ-ヶー])`, 'gu');

/** The Latin letters whose names are written apart. */
export const joinLetters = (names: string): string =>
  names
    .split('・')
    .map((name) => LETTERS.get(name) ?? '')
    .join('');
