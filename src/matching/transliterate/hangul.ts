import { replaceInOrder, type Replacements } from './replace-in-order.ts';

/** Syllables that Korean names are written with (characters for use in names, Supreme Court of Korea, 2018, by reading). */
const IN_KOREAN_NAMES =
  '가각간갈감갑강개객갱거건걸검겁게격견결겸경계고곡곤골공과곽관광괴교구국군굴궁권귀규균귤극근금급긍기길김' +
  '나낙난남납낭내녀년녕노농뇌누능니단달담답당대덕도독돈돌동두득등라락란람랑래량려력련렬렴령례로록론롱뢰료룡루류륙륜률륭' +
  '리린림립마막만말망매맥맹면명모목몽묘무묵문물미민밀박반발방배백번범법벽변별병보복본봉부북분불붕비빈빙' +
  '사산살삼상새색생서석선설섬섭성세소속손솔송수숙순술숭슬승시식신실심십쌍아악안알암압앙애액야약양어억언얼엄업여역연열염엽영' +
  '예오옥온옹와완왕외요욕용우욱운울웅원월위유육윤율융은을음읍응의이익인일임입자작잔잠잡장재쟁저적전절점접정제조족존종좌' +
  '주죽준중즉증지직진질집차착찬찰참창채책처척천철첨첩청체초촉촌총최추축춘출충취측층치칙친칠침칭쾌탁탄탈탐탑탕태택토통퇴' +
  '투특판팔패팽편평폐포폭표품풍피필하학한할함합항해핵행향허헌험혁현혈협형혜호혹혼홍화확환활황회획횡효후훈훤휘휴흉흑흔흠흡흥희';
const FAMILY_NAMES =
  '김이박최정강조윤장임한오서신권황안송류유홍전고문손양배백허남심노로하곽성차주우구민진지엄채원천방공현함변염여추도석선설마' +
  '길연위표명기반왕금옥육인맹제모탁국어리림라렴려량태예편';

const KOREAN: ReadonlySet<string> = new Set(IN_KOREAN_NAMES);
const FAMILIES: ReadonlySet<string> = new Set(FAMILY_NAMES);

/** Longest Korean name written as one. */
const LONGEST_NAME = 4;

/** True for Hangul of syllables that Korean names have, and no others. */
export const isInKoreanSyllables = (run: string): boolean =>
  Array.from(run).every((syllable) => KOREAN.has(syllable));

/** True for two syllables without a family name: a given name ("은정"), or a short one of another people ("사담"). */
export function isGivenNameInHangul(run: string): boolean {
  return /^.{2}$/u.test(run) && !FAMILIES.has(run.charAt(0)) && isInKoreanSyllables(run);
}

/** True for a run of Hangul that renders a name of another people by its sound: "로버트" (Robert), "무가베" (Mugabe). */
export function isForeignHangul(run: string): boolean {
  const syllables = Array.from(run);
  if (!/^[가-힣]{2,8}$/u.test(run)) return false;
  if (!isInKoreanSyllables(run)) return true;
  return syllables.length <= LONGEST_NAME && syllables.length > 2 && !FAMILIES.has(syllables[0] ?? '');
}

/** Family names of two syllables; all others are one. */
const LONG_FAMILIES: ReadonlySet<string> = new Set('남궁 황보 제갈 사공 선우 서문 독고 동방'.split(' '));

/** True for a word that is no Korean family name by its length: a name of such words only is another people's. */
export const isLongerThanFamily = (run: string): boolean => run.length > 1 && !LONG_FAMILIES.has(run);

const BASE = 0xac00;
const VOWELS_PER_INITIAL = 21;
const FINALS = 28;

const words = (text: string): readonly string[] => text.split(' ').map((item) => (item === '-' ? '' : item));

/** The letters of a syllable in the order of Unicode, as loanwords use them (rules of the Korean language office, 1986). */
const FOREIGN_INITIAL = words('g kk n d tt r m b pp s ss - j jj ch k t p h');
const FOREIGN_VOWEL = words('a e ya ye e e ye ye o wa we we yo u wo we wi yu - ui i');
const FOREIGN_FINAL = words('- k k k n n n t l k m l l l p l m p p t t ng t t k t p h');

/** After "s" and "j" a second vowel only colours the consonant: "셰" she, "주" ju. */
const COLOURED: Replacements = [
  [/sy(?=[aeou])/gu, 'sh'],
  [/jy(?=[aeou])/gu, 'j'],
  [/si(?=[aeou])/gu, 'sh'],
  [/lr/gu, 'l'],
  [/chi$/u, 'ch'],
];

/** Romanises the rendering of a name of another people in Hangul; the vowel that only carries a consonant vanishes. */
export function romaniseForeignHangul(run: string): string {
  const text = Array.from(run, (syllable) => {
    const index = (syllable.codePointAt(0) ?? BASE) - BASE;
    const initial = FOREIGN_INITIAL[Math.floor(index / (VOWELS_PER_INITIAL * FINALS))] ?? '';
    const vowel = FOREIGN_VOWEL[Math.floor((index % (VOWELS_PER_INITIAL * FINALS)) / FINALS)] ?? '';
    return initial + vowel + (FOREIGN_FINAL[index % FINALS] ?? '');
  }).join('');
  return replaceInOrder(text, COLOURED);
}
