/**
 * Chinese syllables in Cyrillic (system of Palladius, GOST-like usage of the press) and in pinyin, for words that spell
 * the sound of "j" as "цз" or "zh" as "чж", which no other words do: "Цзиньпин" (Jinping).
 */
const INITIALS = 'цз=z чж=zh ц=c ч=ch ш=sh с=s б=b п=p м=m ф=f д=d т=t н=n л=l г=g к=k х=h ж=r в=w';
const FINALS =
  'юань=uan юнь=un юэ=ue юй=u уань=uan уай=uai уан=uang унь=un уй=ui уэ=ue ую=u янь=ian ян=iang яо=iao ян=iang я=ia ань=an ан=ang ' +
  'ай=ai ао=ao энь=en эн=eng эй=ei э=e инь=in ин=ing ии=i и=i юн=iong ю=iu оу=ou о=o уа=ua ун=ong у=u ы=i а=a е=ie';

const pairs = (text: string): readonly (readonly [string, string])[] =>
  text
    .split(' ')
    .map((pair) => pair.split('='))
    .map(([from = '', to = '']) => [from, to] as const);

const INITIAL = pairs(INITIALS).toSorted(([a], [b]) => b.length - a.length);
const FINAL = pairs(FINALS).toSorted(([a], [b]) => b.length - a.length);

/** Only Chinese words have these letters together. */
const CHINESE = /цз|чж/u;
/** The family name 习 alone: no other word is written so. */
const FAMILY_NAME = 'си';

/** "цз", "ц" and "с" before the sounds of "i" are "j", "q" and "x". */
const SOFT: Readonly<Record<string, string>> = { z: 'j', c: 'q', s: 'x' };

/** Consonants after which pinyin writes "o" for what is "uo" after all others: "по" is "po", "го" is "guo". */
const OF_LIPS = /^[bpmfw]$/u;

/** Pinyin of a syllable without a consonant at its start: "я" is "ya", "ю" is "you", "уан" is "wang". */
function withoutInitial(final: string, isSoft: boolean): string {
  if (final === 'iu') return 'you';
  if (isSoft) return `y${final.replace(/^i(?=[aeo])/u, '')}`;
  return final.replace(/^u(?=[aei])/u, 'w').replace(/^u/u, 'wu');
}

/** Reads a syllable from a place on: its pinyin and its length; null when none begins there. */
function syllableAt(word: string, start: number): readonly [string, number] | null {
  const initial = INITIAL.find(([letters]) => word.startsWith(letters, start));
  const from = start + (initial?.[0].length ?? 0);
  const final = FINAL.find(([letters]) => word.startsWith(letters, from));
  if (final === undefined) return null;
  const [written, latin] = final;
  const isSoft = /^[июяе]/u.test(written);
  const length = from + written.length - start;
  if (initial === undefined) return [withoutInitial(latin, isSoft), length];
  const consonant = initial[1];
  const spelt = latin === 'o' && !OF_LIPS.test(consonant) ? 'uo' : latin;
  return [(isSoft ? (SOFT[consonant] ?? consonant) : consonant) + spelt, length];
}

/** Pinyin of a word of one or more syllables in Cyrillic letters; null for any other word. */
export function palladiusInPinyin(word: string): string | null {
  if (word === FAMILY_NAME) return 'xi';
  let text = '';
  for (let at = 0; at < word.length;) {
    const syllable = syllableAt(word, at);
    if (syllable === null) return null;
    text += syllable[0];
    at += syllable[1];
  }
  return text;
}

/** A Chinese word in Cyrillic letters as pinyin writes it; other words stay as they are. */
export function romanisePalladius(word: string): string {
  if (word !== FAMILY_NAME && !CHINESE.test(word)) return word;
  return palladiusInPinyin(word) ?? word;
}

const FAMILIES: ReadonlySet<string> = new Set(
  (
    'ли ван чжан лю чэнь чжао хуан чжоу у сюй сунь ху чжу гао линь хэ го ма ло лян сун чжэн се хань тан фэн юй дун сяо чэн цао юань дэн ' +
    'фу шэнь цзэн пэн люй су лу цзян цай цзя дин вэй сюэ е янь пань ду дай ся чжун тянь жэнь фань ши яо ляо цзоу сюн цзинь лай кун бай цуй кан ' +
    'мао цю цинь гу хоу шао мэн лун дуань лэй цянь чан вэнь цяо гун си'
  ).split(' '),
);

/** Names of other peoples that can be read as Chinese syllables. */
const OF_OTHERS =
  /^(?:иван|анна|инна|яна|дина|лина|нина|лана|дана|лена|тина|юна|алина|аня|таня|даня|ваня|соня|женя)$/u;

/** True for the words of a Chinese name in Cyrillic: a family name and a given name of one or two syllables ("Ху Цзиньтао"). */
export function isChineseInCyrillic(words: readonly string[]): boolean {
  const [family = '', given = ''] = words;
  if (words.length !== 2 || !FAMILIES.has(family) || OF_OTHERS.test(given)) return false;
  return palladiusInPinyin(given) !== null;
}
