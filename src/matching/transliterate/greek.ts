import { replaceInOrder, type Replacements } from './replace-in-order.ts';

/** Marks of stress; the diaeresis stays: it tells two vowels from one sound. */
const STRESS = /[\u0300\u0301\u0313\u0314\u0342\u0345]/gu;

/** Greek names end in a vowel or in "s" after one; other words are names of other peoples in Greek letters. */
const GREEK_ENDING = /(?:[αοηωάόήώ]ς?|ου|ού|[ιίυύ]ς|ε[ιί]ς|ων|ών)$/u;

/** Sounds that two letters stand for, in every word (ELOT 743). */
const PAIRS: Replacements = [
  [/ου/gu, 'ou'],
  [/(?<=[αεη])υ(?=[θκξπστφχψς]|$)/gu, 'f'],
  [/(?<=[αεη])υ/gu, 'v'],
  [/γγ/gu, 'ng'],
  [/γ(?=[ξχ])/gu, 'n'],
  [/^μπ/u, 'b'],
  [/^ντ/u, 'd'],
  [/γκ/gu, 'g'],
];

/** How the sounds that Greek has not are written in the names of other peoples: "Σαντάμ Χουσεΐν", "Μουγκάμπε". */
const FOREIGN: Replacements = [
  [/ντζ|τζ/gu, 'j'],
  [/τσ|τς/gu, 'ch'],
  [/ντ/gu, 'd'],
  [/μπ/gu, 'b'],
  [/νγκ/gu, 'ng'],
  [/γι(?=[αεοωu]|ου)/gu, 'y'],
  [/γ(?=[ειηυ])/gu, 'y'],
  [/χ/gu, 'h'],
  [/(?<=[αεηιω]|^)ου(?=[αεηιοω])/gu, 'w'],
];

/** Romanises what two letters of a Greek word in small letters stand for together; single letters stay. */
export function romaniseGreek(word: string): string {
  const isForeign = !GREEK_ENDING.test(word) || /(?:τς|ντς)$/u.test(word);
  const text = word.normalize('NFD').replace(STRESS, '').normalize('NFC');
  return replaceInOrder(isForeign ? replaceInOrder(text, FOREIGN) : text, PAIRS);
}
