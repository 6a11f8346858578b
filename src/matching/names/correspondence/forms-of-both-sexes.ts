/** Eastern Slavic father's names, of men and of women, in the usual romanisations. */
const PATRONYMIC =
  /^[a-z]{2,}(?:[aeiouy]v(?:[iy]t?ch|[iy]tj|yc)|[eo]witsch|(?:[aeiouy]v|ich|inich)na|(?<=[a-z]{4})[aeo][uw]na)$/u;

/** The same of the few given names that take a shorter ending: "Ilyich", "Nikitichna". */
const SHORT_PATRONYMIC = /^(?:il[iy]{0,2}|kuzm|luk|nikit|fom|savv)ich(?:na)?$|^ilinichna$/u;

/** Slavic family names that have a form for women: Ivanova, Putina, Zakharchenko has none. */
const FAMILY_NAME = /[a-z]{2}(?:[aeiouy](?:v|w|ff)|[iy]n|sk[iy]{1,2}|skij|skyj|skiy|tsk[iy]{1,2})$/u;
const OF_A_WOMAN = /[a-z]{2}(?:[aeiouy](?:v|w)|[iy]n|sk[aeiouy]|skay|skaj)a$/u;

/** "Akulovičová" is how Czechs call a woman of the family name "Akulovich". */
const OF_CZECH_WOMAN = /i(?:c|ch)ova$/u;

/** The letters that a father's name ends in. */
const ENDS_OF_PATRONYMIC = 'hjca';

/** True for a father's name: "Feliksovich", "Sergeevna". */
export function isPatronymic(text: string): boolean {
  return (
    ENDS_OF_PATRONYMIC.includes(text.charAt(text.length - 1)) &&
    (PATRONYMIC.test(text) || SHORT_PATRONYMIC.test(text))
  );
}

/** Given names that end as family names do: "Martin", "Valentin", "Amin", "Stanislav". */
const GIVEN_NAME =
  /(?:sla[vw]|^(?:mart|valent|konstant|constant|august|agost|christ|krist|am|ram|yas|mart|just|fl?or|cel|alevt|serafim|paul|jul|crist)in)a?$/u;

const SHORTEST_STEM = 3;

/** What a woman's given name ends in where a man's ends in the other: "Gabriel", "Gabrielle"; "Evgeny", "Evgenia". */
const ENDINGS: readonly (readonly [RegExp, string])[] = [
  // "Asma" / "Asmaa" is one name, spelt with a long vowel.
  [/(?<!a)$/u, 'a'],
  [/(?<!a)$/u, 'ah'],
  // Persian and Turkish: "Farid" / "Farideh", "Nuri" / "Nuriye". "Sal" is no man beside "Saleh".
  [/(?<=[a-z]{3}[^aeiouy])$/u, 'eh'],
  [/(?<=[a-z]{2}[^aeiouy]i)$/u, 'ye'],
  [/(?<=[a-z]{2}[^aeiouy]i)$/u, 'yeh'],
  [/(?<=[a-z]{2}[^aeiouy]i)$/u, 'eh'],
  [/(?<=[a-z]{2}[^aeiouy])y$/u, 'ieh'],
  // Ethiopia: "Abebe" / "Abebech".
  [/(?<=[a-z]{3}e)$/u, 'ch'],
  [/$/u, 'ia'],
  [/$/u, 'iya'],
  [/(?<=[fnr])$/u, 'ie'],
  [/(?<=[iou]s)$/u, 'e'],
  // "Valentine" and "Augustine" are men as well.
  [/(?<=^(?:justi|marti|pauli|(?:jul|ch?rist|krist|mar|fab|adr)ia)n)$/u, 'e'],
  [/(?<=^[a-z]{2,}i)an$/u, 'enne'],
  [/(?<=^[a-z]{3,})ian$/u, 'ina'], // "Christian" / "Christina"
  [/(?<=[aeiou]l)$/u, 'le'],
  [/(?<=[aeiou]n)$/u, 'ne'],
  [/(?<=mo)n$/u, 'ne'],
  [/(?<=phan)e$/u, 'ie'],
  [/(?<=[lprstv])$/u, 'ina'],
  [/(?<=[lprstv])$/u, 'ine'],
  // "Rajender" and "Rajendra" are one man.
  [/(?<!end)er$/u, 'ra'],
  [/el$/u, 'la'],
  [/(?:y|i|ii|iy|ij|ey)$/u, 'ia'],
  [/(?:y|i|ii|iy|ij|ey)$/u, 'iya'],
  [/(?:y|i|ii|iy|ij|ey)$/u, 'ya'],
  [/(?<=[ae]l|on)e$/u, 'a'],
  [/i?os$/u, 'ia'],
  [/i?us$/u, 'ia'],
  [/i?us$/u, 'a'],
  [/(?<!k)o$/u, 'a'],
  // "Kunio" / "Kuniko"
  [/(?<=[aiu])o$/u, 'ko'],
  // "Kovalenko" is no man's name, as "Branko" is.
  [/(?<=^(?:zelj|bran|zlat|dar|mir|slav|ran|stan|vlat|jad|dus|bos|mil|zor|raj|stoj|ves|jan)k)o$/u, 'a'],
];

const ENDS_OF_WOMAN: ReadonlySet<string> = new Set(ENDINGS.map(([, ofWoman]) => ofWoman.slice(-1)));

/** With how many letters two words begin alike. */
function lettersShared(a: string, b: string): number {
  let count = 0;
  while (count < a.length && a.charCodeAt(count) === b.charCodeAt(count)) count++;
  return count;
}

/** "Ivan" / "Ivana", "Mario" / "Maria". */
function isOfWoman(man: string, woman: string): boolean {
  if (!ENDS_OF_WOMAN.has(woman.charAt(woman.length - 1))) return false;
  const shared = lettersShared(man, woman);
  return ENDINGS.some(([ending, ofWoman]) => {
    // What a woman's name has before its ending a man's begins with.
    if (woman.length - ofWoman.length > shared || !woman.endsWith(ofWoman) || !ending.test(man)) return false;
    const stem = man.replace(ending, '');
    return stem.length >= SHORTEST_STEM && stem + ofWoman === woman;
  });
}

/** Long vowels of Arabic and Urdu names as English spells them: "Kareem" / "Karima", "Lateefa". */
const LONG_VOWEL = /ee|oo/u;
const asShort = (text: string): string => text.replaceAll('ee', 'i').replaceAll('oo', 'u');
/** The last vowel of a man's name, which French spells "e": "Djamel" / "Djamila", "Khaled" / "Khalida". */
const LAST_E = /(?<=[a-z]{3})e(?=[^aeiouy]$)/u;

/** The same of names of Muslims, whose vowels are spelt in two ways. */
function isOfMuslimWoman(man: string, woman: string): boolean {
  if (!'ah'.includes(woman.charAt(woman.length - 1)) || !OF_MUSLIM_WOMAN.test(woman)) return false;
  const spelt = asShort(man).replace(LAST_E, 'i');
  return (
    (LONG_VOWEL.test(man) || LONG_VOWEL.test(woman) || spelt !== man) && isOfWoman(spelt, asShort(woman))
  );
}
const OF_MUSLIM_WOMAN = /(?:i|ee|u|oo)[^aeiouy]{1,2}ah?$/u;

/** Javanese speaks as "o" what it writes as "a": "Santosa" / "Santoso". */
const OF_JAVA = /^(?:santos|sutrisn|kusum|prasety|sury|sa?putr|putr|sudarm|mulyan|hartan|sudiby)[ao]$/u;

/** A man's name that ends as a woman's does, where West Africans have it. */
const OF_AFRICA = /^ibrahima?$/u;

const OVA = 'ova';
const isWithOva = (man: string, woman: string): boolean =>
  woman.length === man.length + OVA.length && woman.endsWith(OVA) && woman.startsWith(man);

/** "Papadopoulos" / "Papadopoulou", "Kazantzakis" / "Kazantzaki". */
const isGreekFamilyName = (man: string, woman: string): boolean =>
  man.length > 6 &&
  ((man.endsWith('os') && woman === `${man.slice(0, -2)}ou`) ||
    (/(?:ak|id)is$/u.test(man) && woman === man.slice(0, -1)));

/**
 * Whether two words are the forms of one name for a man and a woman, and of what: of a given name they are two persons
 * (Ivan, Ivana), of a family name they may be one, written by another grammar ("Irina Popov"). A father's name and a
 * family name, or those of a son and a daughter, are no forms of one name.
 */
export function formsOfBothSexes(one: string, two: string): FormsOfBothSexes {
  if (one.includes('kh') === two.includes('kh')) return formsOfOneSpelling(one, two);
  // "Rakhimov" / "Rahimova"
  return formsOfOneSpelling(one.replaceAll('kh', 'h'), two.replaceAll('kh', 'h'));
}

type FormsOfBothSexes = 'patronymic' | 'family name' | 'given name' | null;

function formsOfOneSpelling(a: string, b: string): FormsOfBothSexes {
  for (let place = 0; place < SHORTEST_STEM; place++)
    if (a.charCodeAt(place) !== b.charCodeAt(place)) return null;
  const [ofFather, other] = isPatronymic(a) ? [a, b] : [b, a];
  if (isPatronymic(ofFather)) {
    if (!isPatronymic(other) && OF_CZECH_WOMAN.test(other)) return null;
    if (!isPatronymic(other)) return FAMILY_NAME.test(other) || OF_A_WOMAN.test(other) ? 'patronymic' : null;
    return ofFather.endsWith('a') === other.endsWith('a') ? null : 'patronymic';
  }
  const [man, woman] = a.length > b.length || (a.length === b.length && a.endsWith('a')) ? [b, a] : [a, b];
  if (isGreekFamilyName(man, woman) || isGreekFamilyName(woman, man) || isWithOva(man, woman))
    return 'family name';
  const isOfFamily = woman.endsWith('a') && FAMILY_NAME.test(man) && OF_A_WOMAN.test(woman);
  if (isOfFamily && !GIVEN_NAME.test(man)) return 'family name';
  if (OF_JAVA.test(man) && OF_JAVA.test(woman)) return null;
  if (OF_AFRICA.test(man) && OF_AFRICA.test(woman)) return null;
  return isOfWoman(man, woman) || isOfWoman(woman, man) || isOfMuslimWoman(man, woman) ? 'given name' : null;
}
