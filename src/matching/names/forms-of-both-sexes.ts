/** Eastern Slavic father's names, of men and of women, in the usual romanisations. */
const PATRONYMIC = /^[a-z]{2,}(?:[aeiouy]v(?:ich|itch|ych|yc|ic|itj)|(?:[aeiouy]v|ich|inich)na)$/u;

/** Slavic family names that have a form for women: Ivanova, Putina, Zakharchenko has none. */
const FAMILY_NAME = /(?:[aeiouy](?:v|w|ff)|[iy]n|sk[iy]{1,2}|skij|skyj|skiy|tsk[iy]{1,2})$/u;
const OF_A_WOMAN = /(?:[aeiouy](?:v|w)|[iy]n|sk[aeiouy]|skay|skaj)a$/u;

/** True for a father's name: "Feliksovich", "Sergeevna". */
export function isPatronymic(text: string): boolean {
  return PATRONYMIC.test(text);
}

const SHORTEST_STEM = 3;

/** "Ivan" / "Ivana", "Mario" / "Maria": the stem, and the endings that differ. */
function differByEnding(shorter: string, longer: string): boolean {
  if (shorter.length + 1 === longer.length)
    return longer === `${shorter}a` && shorter.length >= SHORTEST_STEM;
  return (
    shorter.length === longer.length &&
    shorter.length > SHORTEST_STEM &&
    shorter.slice(0, -1) === longer.slice(0, -1) &&
    /^(?:oa|ao)$/u.test(shorter.slice(-1) + longer.slice(-1)) &&
    !shorter.slice(0, -1).endsWith('k')
  );
}

/**
 * Whether two words are the forms of one name for a man and a woman, and of what: of a given name they are two persons
 * (Ivan, Ivana), of a family name they may be one, written by another grammar ("Irina Popov"). A father's name and a
 * family name, or those of a son and a daughter, are no forms of one name.
 */
export function formsOfBothSexes(a: string, b: string): 'patronymic' | 'family name' | 'given name' | null {
  const [ofFather, other] = isPatronymic(a) ? [a, b] : [b, a];
  if (isPatronymic(ofFather)) {
    if (!isPatronymic(other)) return FAMILY_NAME.test(other) || OF_A_WOMAN.test(other) ? 'patronymic' : null;
    return ofFather.endsWith('a') === other.endsWith('a') ? null : 'patronymic';
  }
  const [man, woman] = a.endsWith('a') ? [b, a] : [a, b];
  if (!woman.endsWith('a') || man.endsWith('a')) return null;
  if (FAMILY_NAME.test(man) && OF_A_WOMAN.test(woman)) return 'family name';
  const [shorter, longer] = man.length <= woman.length ? [man, woman] : [woman, man];
  return differByEnding(shorter, longer) ? 'given name' : null;
}
