/** What makes a family name of another name: "Karp", "Karpov"; "Berg", "Bergman"; "Demir", "Demirci". */
const ENDING =
  /^(?:[oei]v|[oei]va|in|ina|sk[iy]|ska|sky[iy]|skaya|tsk[iy]|owski|ewski|ovsk[iy]|evsk[iy]|enko|chenko|uk|yuk|chuk|man|mann|son|sen|sson|sohn|er|ers|[iy]an|ich|vich|[oe]vich|[oe]vic|vic|ov[aei]ch|ci|cu|oglu|zade|zada|zadeh|pour|far|nejad|escu|eanu|idis|akis|opoulos|atos|ou|dze|shvili)$/u;

const SHORTEST_STEM = 4;
/** "Rahman" / "Rahmani"; a shorter word has lost its last letter. */
const SHORTEST_BEFORE_I = 5;

/** True when one word is a name made of the other, which is another family's. */
export function isDerivedName(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (shorter.length < SHORTEST_STEM || !longer.startsWith(shorter)) return false;
  const rest = longer.slice(shorter.length);
  return rest === 'i' ? shorter.length >= SHORTEST_BEFORE_I : ENDING.test(rest);
}

/** The same of a name whose stem is spelt otherwise, "Turchynov" and "Turchin", and which has more than a letter more. */
export const isDerivedSpelling = (a: string, b: string): boolean =>
  Math.abs(a.length - b.length) > 1 && a !== b && isDerivedName(withOneI(a), withOneI(b));
const withOneI = (text: string): string => text.replaceAll('y', 'i');

/** Endings by which family names of one stem are told apart, the spellings of each in one row. */
const TELLING_ENDINGS: readonly RegExp[] = [
  /[aeiouy]?(?:v|ff|w)$/u,
  /(?:sk[iy]|sky[iy]|skij|skiy)$/u,
  /[eyi]nko$/u,
  /(?:ch|j|[iy])uk$/u,
  /(?:[oe]vic|[oe]vi[ct]h|[oe]vych|[oe]wicz|[iy]c|[iy]ch|ic)$/u,
  /aki[s]?$/u,
  /[iy]di[s]$/u,
  /opoulos$/u,
  /atos$/u,
  /ou$/u,
  /of[iy]$/u,
  /e[sş]cu$/u,
  /eanu$/u,
  /[dt]ze$/u,
  /shvili$/u,
  /[iy]an$/u,
  /zade[h]?$/u,
  /pour$/u,
  /nejad$/u,
  /oglu$/u,
  /s+[eo]n$/u,
  /man+$/u,
  /[iy]n$/u,
];

const OF_PLACE = /(?:[sc]k[iy]|sky[iy]|skij|skiy)$/u;

/** A look at the last letter spares most words the rest. */
const ENDS_OF_PLACE = 'iyj';
const mayBeOfPlace = (text: string): boolean => ENDS_OF_PLACE.includes(text.charAt(text.length - 1));

/** "Kowalski" is no "Kowalewski": of two adjectives of places one is of the place of the other's owner. */
export function areOfLongerStem(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (!mayBeOfPlace(shorter) || !mayBeOfPlace(longer)) return false;
  if (!OF_PLACE.test(shorter) || !OF_PLACE.test(longer)) return false;
  const stem = shorter.replace(OF_PLACE, '');
  return (
    stem.length >= SHORTEST_SHARED_STEM &&
    /^[oe][vw]$/u.test(longer.replace(OF_PLACE, '').slice(stem.length)) &&
    longer.startsWith(stem)
  );
}

/** Letters of a stem that are enough to know it by. */
const SHORTEST_SHARED_STEM = 4;

const endingOf = (text: string): number => TELLING_ENDINGS.findIndex((ending) => ending.test(text));

/** True for family names of one stem with endings that are not written for one another: "Kazantzakis" / "Kazantzidis". */
export function haveOtherEndings(a: string, b: string): boolean {
  if (a.slice(0, SHORTEST_SHARED_STEM) !== b.slice(0, SHORTEST_SHARED_STEM)) return false;
  const [ofA, ofB] = [endingOf(a), endingOf(b)];
  return ofA >= 0 && ofB >= 0 && ofA !== ofB;
}

/** How Persian family names end that are made of a given name or a town, and those that are made of them once more. */
const OF_PERSIANS = /(?<=[a-z]{3})[^aeiouy][iy]$/u;
const OF_THEIR_DESCENDANTS = /(?<=[a-z]{4})[iy]+an$/u;

/** True for "Karimi" and "Karimian", in whatever script: two families, however few letters are between them. */
export function areFamilyAndDescendants(a: string, b: string): boolean {
  return (
    a.endsWith('n') !== b.endsWith('n') &&
    ((OF_PERSIANS.test(a) && OF_THEIR_DESCENDANTS.test(b)) ||
      (OF_PERSIANS.test(b) && OF_THEIR_DESCENDANTS.test(a)))
  );
}

/** How family names of Slavs end after a hard consonant, after "i" or "y" and "e", and after "e" alone. */
const AFTER_HARD = /[bdfgklmnprstvz]o(?:v|w|ff?)a?$/u;
const AFTER_SOFT = /(?<=[a-z]{2})(?:[iyj]+|[aou][iyj]?)e(?:v|w|ff?)a?$/u;
/** After other consonants "e" may be what others write "o": "Kovalev" / "Kovalov", "Gorbachev" / "Gorbachov", "Rudnev" / "Rudnov". */
const AFTER_E = /(?<=[a-z])[bdfgkmpstv]e(?:v|w|ff?)a?$/u;
const AFTER_SIBILANT = /(?:(?:[cs]h|ts|tz|c)[iyj]*|zh|j)[eo](?:v|w|ff?)a?$/u;

/** True for "Kadiev" and "Kadov", or "Danev" and "Isov": of one stem, but of two families, while "Solovyev" is "Solovyov". */
export function areOfOtherSlavicStems(a: string, b: string): boolean {
  if (!mayEndSo(a) || !mayEndSo(b)) return false;
  if (AFTER_HARD.test(a)) return isSoft(b) && !AFTER_SIBILANT.test(a);
  return AFTER_HARD.test(b) && isSoft(a) && !AFTER_SIBILANT.test(b);
}
/** A look at the last letter spares most words the rest; Czech gives a woman's name its ending twice: "Saveljevová". */
const mayEndSo = (text: string): boolean =>
  'vwfa'.includes(text.charAt(text.length - 1)) && !/[eo]vova$/u.test(text);
const isSoft = (text: string): boolean =>
  (AFTER_SOFT.test(text) || AFTER_E.test(text)) && !AFTER_SIBILANT.test(text);

/**
 * Endings of family names that are a letter apart: "Timchenkov" is no "Timchenko", "Müllner" no "Müller" and "Dodik" no "Dodić";
 * "Miloševik" may be "Milošević" as it is heard, and "Baltik" is Baltic; "Hoxhaj" is of the family of a Hoxha.
 */
const LETTER_APART: readonly (readonly [string, RegExp, string])[] = [
  ['v', /(?<=[aeiy]nko)v$/u, ''],
  ['ner', /(?<=[lbdgkmsth])ner$/u, 'er'],
  ['k', /(?<=[bdjlmnprst]i)(?<!(?:[a-z]{2}[lc]t|[a-z]{3}nt|rd|tan|mp|[ae]st|pt)i)k$/u, 'c'],
  ['j', /(?<=[a-z]{3}a)j$/u, ''],
];
const isLetterApart = (a: string, b: string, end: string, ending: RegExp, other: string): boolean =>
  a.endsWith(end) &&
  a.length - end.length === b.length - other.length &&
  ending.test(a) &&
  a.slice(0, -end.length) + other === b;

/** True for family names that are a letter of their endings apart, which makes another of each: it is seldom typed by mistake. */
export function haveTellingLetter(a: string, b: string): boolean {
  if (Math.abs(a.length - b.length) > 1 || a.slice(0, SHORTEST_STEM - 1) !== b.slice(0, SHORTEST_STEM - 1))
    return false;
  for (const [end, ending, other] of LETTER_APART)
    if (isLetterApart(a, b, end, ending, other) || isLetterApart(b, a, end, ending, other)) return true;
  return false;
}

/** How Polish family names end that say where a family is from, or what a Nowak's is called. */
const OF_POLES = /(?<=[a-z]{2}[aeiou])ck[iya]$/u;

/** True for "Nowak" and "Nowacki", "Malek" and "Malecki", "Wojcik" and "Wojcicki": two families. */
export function areStemAndPolishAdjective(a: string, b: string): boolean {
  const [shorter, longer] = a.length < b.length ? [a, b] : [b, a];
  if (!shorter.endsWith('k') || longer.length - shorter.length !== 2 || !OF_POLES.test(longer)) return false;
  return longer.startsWith(shorter.slice(0, -1));
}
