import { replaceInOrder, type Replacements } from './replace-in-order.ts';
import { TAMIL_PLOSIVES, voiceTamil } from './tamil.ts';

/**
 * Letters of the scripts of India, by their place in Devanagari: Unicode lays all of them out in blocks of 128 in the
 * order of ISCII (IS 13194:1991). Spellings are those of names, as in "Rahul" and "Mujibur", without marks of length.
 */
const CONSONANTS =
  'क=k ख=kh ग=g घ=gh ङ=n च=ch छ=chh ज=j झ=jh ञ=n ट=t ठ=th ड=d ढ=dh ण=n त=t थ=th द=d ध=dh न=n ऩ=n प=p फ=ph ब=b भ=bh म=m य=y ' +
  'र=r ऱ=r ल=l ळ=l ऴ=zh व=v श=sh ष=sh स=s ह=h';
const VOWELS =
  'अ=a आ=a इ=i ई=i उ=u ऊ=u ऋ=ri ऌ=li ऍ=e ऎ=e ए=e ऐ=ai ऑ=o ऒ=o ओ=o औ=au ' +
  'ा=a ि=i ी=i ु=u ू=u ृ=ri ॄ=ri ॅ=e ॆ=e े=e ै=ai ॉ=o ॊ=o ो=o ौ=au';
/** With a dot below, which spells the sounds of Persian, Arabic and English. */
const DOTTED = 'क=q ख=kh ग=gh ज=z ड=r ढ=rh फ=f य=y ब=v स=sh ल=l';

const FIRST_BLOCK = 0x900;
const BLOCK = 0x80;
const placeOf = (letter: string): number => ((letter.codePointAt(0) ?? 0) - FIRST_BLOCK) % BLOCK;

const byPlace = (pairs: string): ReadonlyMap<number, string> =>
  new Map(pairs.split(' ').map((pair) => [placeOf(pair), pair.slice(2)] as const));

const CONSONANT = byPlace(CONSONANTS);
const VOWEL = byPlace(VOWELS);
const WITH_DOT = byPlace(DOTTED);
const SIGNS_FROM = 0x3e;

const DOT = 0x3c;
const VIRAMA = 0x4d;
/** Signs of a nasal: the one of the consonant after it. */
const NASAL_SIGNS: ReadonlySet<number> = new Set([0x01, 0x02, 0x70]);
/** At the end of a Telugu or Kannada word the sign is an "m": "సద్దాం" (Saddam). */
const FINAL_M = /[\u0c02\u0c82]$/u;
/** Elsewhere it is the nasal of the consonant after it: "जिनपिंग" (Jinping), "अंबानी" (Ambani). */
const NASALS: Replacements = [
  [/~(?=[pb])/gu, 'm'],
  [/~/gu, 'n'],
  [/ə/gu, 'a'],
];
/** Doubles the consonant after it, in Gurmukhi. */
const ADDAK = 0x71;
/** Stands for the vowel that is spoken with a consonant unless another one is written. */
const INHERENT = 'ə';
const NASAL = '~';

const isVowel = (sound: string | undefined): boolean => sound !== undefined && /^[aeiouə]/u.test(sound);

/** The sounds of a word, consonants with the inherent vowel after them where no other is written. */
function soundsOf(word: string, isTamil: boolean): string[] {
  const sounds: string[] = [];
  const letters = Array.from(word);
  let doubles = false;
  for (let index = 0; index < letters.length; index++) {
    const letter = letters[index] ?? '';
    const place = placeOf(letter);
    const consonant = isTamil ? (TAMIL_PLOSIVES.get(letter) ?? CONSONANT.get(place)) : CONSONANT.get(place);
    const vowel = VOWEL.get(place);
    if (consonant !== undefined) {
      const isDotted = placeOf(letters[index + 1] ?? '') === DOT;
      if (isDotted) index++;
      const sound = isDotted ? (WITH_DOT.get(place) ?? consonant) : consonant;
      if (doubles) sounds.push(sound);
      doubles = false;
      sounds.push(sound);
      const next = placeOf(letters[index + 1] ?? '');
      if (next === VIRAMA) index++;
      else if (!(next >= SIGNS_FROM && VOWEL.has(next))) sounds.push(INHERENT);
    } else if (vowel !== undefined) sounds.push(vowel);
    else if (NASAL_SIGNS.has(place)) sounds.push(NASAL);
    else if (place === ADDAK) doubles = true;
    else if (/[\p{L}\p{N}]/u.test(letter)) sounds.push(letter);
  }
  return sounds;
}

/** At the end of a word the inherent vowel is spoken only after such clusters: "नरेन्द्र" (Narendra). */
const SONORANT = /^[rymnv]$/u;

/** Takes out the inherent vowels that northern languages do not speak: at the end, and between single consonants. */
function withoutUnspoken(sounds: readonly string[]): string[] {
  const spoken = [...sounds];
  for (let at = spoken.length - 1; at > 0; at--) {
    if (spoken[at] !== INHERENT) continue;
    const isAfterOne = isVowel(spoken[at - 2]);
    const isLast = at === spoken.length - 1;
    const isUnspoken = isLast
      ? spoken.slice(0, at).some(isVowel) && (isAfterOne || !SONORANT.test(spoken[at - 1] ?? ''))
      : isAfterOne && !isVowel(spoken[at + 1]) && isVowel(spoken[at + 2]);
    if (isUnspoken) spoken.splice(at, 1);
  }
  return spoken;
}

/** Letters that Bengali uses in a way of its own, brought to those that spell the sound. */
const BENGALI: Replacements = [
  [/^ইয়/gu, 'য়'],
  [/ওয়(?=[ােি])/gu, 'ব়'],
  [/(?<!্)য(?!়)/gu, 'জ'],
  // Only names of other peoples end in it or in "vich", and write "v" with it: "মেদভেদেভ" (Medvedev).
  [/ভ(?=.*ভ$)|ভ$|^ভ(?=্)|ভ(?=িচ$)/gu, 'ব়'],
  [/ৎ/gu, 'ত্'],
  [/ং(?![কগপবম])/gu, 'ন্গ্'],
];

/** Tamil spells the sounds of "f" and "z" by a sign before the letters of "p" and "j". */
const TAMIL: Replacements = [
  [/ஃப/gu, '\u092b\u093c'],
  [/ஃஜ/gu, '\u091c\u093c'],
];

const BLOCKS = /[\u0900-\u0d7f]/u;
const BENGALI_LETTER = /\p{Script=Bengali}/u;
const TAMIL_LETTER = /\p{Script=Tamil}/u;
const DROPS_INHERENT = /[\p{Script=Devanagari}\p{Script=Bengali}\p{Script=Gurmukhi}\p{Script=Gujarati}]/u;

/** True for a word in a script of India that `romaniseIndic` knows. */
export const isIndic = (word: string): boolean => BLOCKS.test(word);

/** Romanises one word in a script of India. */
export function romaniseIndic(word: string): string {
  const isTamil = TAMIL_LETTER.test(word);
  const bengali = BENGALI_LETTER.test(word) ? replaceInOrder(word.normalize('NFC'), BENGALI) : word;
  const own = isTamil ? replaceInOrder(bengali, TAMIL) : bengali;
  const sounds = soundsOf(own, isTamil);
  const spoken = DROPS_INHERENT.test(word) ? withoutUnspoken(sounds) : sounds;
  const text = (isTamil ? voiceTamil(spoken) : spoken).join('');
  return replaceInOrder(text, FINAL_M.test(word) ? [[/~$/u, 'm'], ...NASALS] : NASALS);
}
