/** Names of Latin letters in English, as Russian spells them in what firms are called: "СиПиЭс Энерджи" (CPS Energy). */
const LETTER_NAMES: ReadonlyMap<string, string> = new Map(
  (
    'эй=A би=B си=C ди=D эф=F джи=G эйч=H эйдж=H ай=I джей=J кей=K эл=L эль=L эм=M эн=N оу=O пи=P кью=Q ар=R эр=R эс=S ти=T ю=U ви=V дабл-ю=W даблъю=W даблю=W ' +
    'икс=X уай=Y зед=Z зет=Z'
  )
    .split(' ')
    .map((pair) => [pair.slice(0, -2), pair.slice(-1)] as const),
);
const NAME = [...LETTER_NAMES.keys()].sort((a, b) => b.length - a.length).join('|');

/** Two syllables are a word or a name as well: "Сити", "Пиар", "Ар-Ди". */
const FEWEST = 3;
const IN_LETTERS = new RegExp(
  `(?<![\\p{L}\\p{N}])(?:${NAME})(?:[-\\s.]?(?:${NAME})){${String(FEWEST - 1)},}(?![\\p{L}\\p{N}])`,
  'giu',
);
const EACH = new RegExp(NAME, 'giu');

/** Writes Latin letters that are spelt by their names in Cyrillic as the letters that they are. */
export const writeLettersInLatin = (text: string): string =>
  text.replace(IN_LETTERS, (names) =>
    names.replace(EACH, (name) => LETTER_NAMES.get(name.toLowerCase()) ?? name).replace(/[-\s.]/gu, ''),
  );
