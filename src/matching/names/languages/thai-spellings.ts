/** Shorter words are names of other peoples, too. */
const SHORTEST = 6;

/** What names of Thais begin and end with. */
const BEGINS =
  /^(?:chai(?!m|t)|(?:ch|j)an(?:th?|d)a?r|jan(?:p|th?)|ph?u[ae]?ng|[wv]imo[ln]|som[bcpswk]|pra(?:s[ei]|yu|wi|vi)|than[ao]|suthe|sura[cpykw]|siri[cpnrwkv]|[wv]at?th?ana|char[ou]e?n|jaro?en|kitti|kiat|ph?ich|ph?atch|b(?:oo|u)n(?:s|ch|y|l|p)|[wv]i(?:ch|r)a|[wv]or[ap]|ratt?ana|ph?orn|piya|chat[ur]|jat[ur]|son(?:d|t)h|abhi|aphi|nar(?:o|u)ng|th?aks)/u;
const ENDS =
  /(?:ph?orn|phon|p(?:h)ong|phol|silpa?|sri|(?:ch|j)ai|k[uo]+n?l|trakul|trakun|sak|[wv]at(?:ana)?|[wv]ongs?e?|thong|tong|petch|phet|yos|yot|korn|phat|thip|dej|thep|boon|porn|harn|yuth?|sit)$/u;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:ch|j)[au]n(?:th?|d)a?ra?(?=p)/u, 'chan'], // Chantraprapaporn / Janprapaporn
  [/v/gu, 'w'],
  [/(?:tch|ch|j|s|th|d|t)$/u, 't'], // Puangpetch / Phuangphet
  [/bh|ph/gu, 'p'],
  [/th|dh/gu, 't'],
  [/kh/gu, 'k'],
  [/t?ch|jj|j/gu, 'c'], // Jatuporn / Chatuphon
  [/(?<=s)r/gu, ''], // Wimonsri / Wimonsi
  [/(?<=[oa])r(?=[^aeiouy]|$)/gu, ''], // Banharn / Banhan, Phonthip / Pornthip
  [/lp?a?$|l(?=[^aeiouy])/gu, 'n'], // Wimol / Wimon, Chaiworasilp / Chaiworasin
  [/oo|ou|ue/gu, 'u'],
  [/ee|ie|y/gu, 'i'],
  [/(.)\1+/gu, '$1'],
];

/**
 * The form that romanisations of one name of Thailand share, some of which write its letters and some its sounds: "Chaivorasilp" and
 * "Chaiworasin", "Puangpetch" and "Phuangphet". Null for a word that is not built as such names are.
 */
export function formOfThai(word: string): string | null {
  if (word.length < SHORTEST || (!BEGINS.test(word) && !ENDS.test(word))) return null;
  let form = word;
  for (const [spelling, sound] of SPELLINGS) form = form.replace(spelling, sound);
  return `+${form}`;
}

const SHORTEST_STEM = 3;
/** What given names of Thais are made with, of which each makes another name. */
const ELEMENT =
  /^(?<stem>[a-z]{3,}?)(?<element>ph?or?n|ph?ong|(?:ch|j)ai|char?t|(?:ch|j)an|sak|sri|[wv]at|[wv]it|thip|kul|[wv]an)$/u;
/** The letters that they end in. */
const ENDS_OF_ELEMENTS = 'ngitkpl';
const mayEndInElement = (text: string): boolean => ENDS_OF_ELEMENTS.includes(text.charAt(text.length - 1));
const ELEMENT_AS_SPOKEN: readonly (readonly [RegExp, string])[] = [
  [/ph/u, 'p'],
  [/r(?=[nt])/u, ''],
  [/j/u, 'ch'],
  [/v/u, 'w'],
];

function elementOf(element: string): string {
  let form = element;
  for (const [spelling, sound] of ELEMENT_AS_SPOKEN) form = form.replace(spelling, sound);
  return form;
}

/** True for two names of one stem that are made with other elements: "Siriporn" / "Siripong", "Surachai" / "Surachat". */
export function areOfOtherElements(a: string, b: string): boolean {
  // The shortest stem tells most words.
  for (let place = 0; place < SHORTEST_STEM; place++)
    if (a.charCodeAt(place) !== b.charCodeAt(place)) return false;
  if (!mayEndInElement(a) || !mayEndInElement(b)) return false;
  const ofA = ELEMENT.exec(a)?.groups;
  const ofB = ofA === undefined ? undefined : ELEMENT.exec(b)?.groups;
  return (
    ofA !== undefined &&
    ofB !== undefined &&
    ofA['stem'] === ofB['stem'] &&
    elementOf(ofA['element'] ?? '') !== elementOf(ofB['element'] ?? '')
  );
}
