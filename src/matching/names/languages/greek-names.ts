/** How family names of Greeks end, and what they begin with where they are made of "hadji", a pilgrim. */
const ENDS = /(?:is|os|as|es|ys|ou)$/u;
const PILGRIM = /^(?:c?h|kh|x)a(?:tz?|d)(?:z|j|zi|ji)i/u;
const SHORTEST = 5;

/** Letters that spell "b", "d" and "g" where a name begins; a name that is spelt so spells them so within as well. */
const BEGINS_WITH_TWO = /^(?:mp|nt|gk)/u;

const SPELLINGS: readonly (readonly [RegExp, string])[] = [
  [/^(?:c?h|kh|x)a(?:tz|t|dz|dj|d|tj|ts)[zj]?[iy]/u, 'hazi'], // Chatzigeorgiou / Hadjigeorghiou
  [/mp/gu, 'mb'],
  [/nt(?!z)/gu, 'nd'],
  [/gk/gu, 'ng'],
  [/^mb/u, 'b'],
  [/^nd/u, 'd'],
  [/^ng/u, 'g'],
  [/gh/gu, 'g'],
  [/g?[iy](?=[aeo])/gu, 'y'], // Papagiannis / Papayannis
  [/ph/gu, 'f'],
  [/th/gu, 't'],
  [/x/gu, 'ks'],
  [/ch|kh/gu, 'h'],
  [/c/gu, 'k'],
  [/ou/gu, 'u'],
  [/v(?=[^aeiouy])/gu, 'f'], // Evthymiou / Efthymiou
  [/(?<=[ae])u(?=[aeiouyvlrmngdb])/gu, 'v'], // Paulou / Pavlou
  [/(?<=[ae])u(?=[^aeiouy])/gu, 'f'],
  [/[eo]i|[iy](?![aeo])/gu, 'i'],
  [/ai/gu, 'e'],
  [/(.)\1+/gu, '$1'],
];

/**
 * The form that romanisations of one Greek family name share: by its letters, "Mpakogiannis", and by its sounds, "Bakoyannis". Null for a
 * word that does not end as such names do, or is too short.
 */
export function formOfGreek(word: string): string | null {
  if (word.length < SHORTEST || !(ENDS.test(word) || PILGRIM.test(word))) return null;
  let form = BEGINS_WITH_TWO.test(word)
    ? word
        .replaceAll('mp', 'b')
        .replace(/nt(?!z)/gu, 'd')
        .replaceAll('gk', 'g')
    : word;
  for (const [spelling, sound] of SPELLINGS) form = form.replace(spelling, sound);
  return `&${form}`;
}
