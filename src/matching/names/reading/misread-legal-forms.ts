import { latinWord, type LatinWord } from '../../transliterate/to-latin.ts';

/** The commonest legal forms of three letters and more. */
const FORMS: ReadonlySet<string> = new Set(
  'jsc pjsc ojsc cjsc llc llp ooo oao pao zao gmbh ltd inc sarl srl spa plc pte dmcc fze fzco fzc ltda'.split(
    ' ',
  ),
);

/** What a machine that reads print takes for a digit. */
const LETTERS: readonly (readonly [string, string])[] = [
  ['0', 'o'],
  ['5', 's'],
  ['1', 'l'],
  ['4', 'a'],
];
const OF_BOTH = /^(?=.*\d)(?=.*[a-z])[a-z\d]{3,5}$/u;

function formOf({ text, native, consonantal }: LatinWord): string | undefined {
  if (native !== undefined || consonantal || !OF_BOTH.test(text)) return undefined;
  const read = LETTERS.reduce((letters, [digit, letter]) => letters.replaceAll(digit, letter), text);
  // "1NC" is "Inc".
  return [read, read.replace(/^l/u, 'i')].find((form) => FORMS.has(form));
}

/** A name with the legal form before or after it that print has made digits of: "Gazprombank J5C". */
export function withFormsOnPaper(words: readonly LatinWord[]): readonly LatinWord[] {
  if (words.length < 2) return words;
  return words.map((word, place) => {
    // "000 Rosneft": noughts before a name are no number.
    if (place === 0 && word.text === '000') return latinWord('ooo');
    const form = place === 0 || place === words.length - 1 ? formOf(word) : undefined;
    return form === undefined ? word : latinWord(form);
  });
}

/** No name ends, or begins, with these letters. */
const BEHIND =
  /^(?<name>[a-z]{4,}?)(?<form>[opc]?jsc|gmbh|co(?=ltd)|llc|ltda?|fz[ec]o?|dmcc|plc)(?<more>ltd)?$/u;
const IN_FRONT = /^(?<form>[opc]jsc|jsc|llc|ooo)(?<name>[a-z]{4,})$/u;

/** A legal form that was written without a space apart from the name: "NAFTANOJSC". */
export function withFormApart(word: LatinWord): readonly LatinWord[] {
  const { text, native, consonantal, rendering } = word;
  if (native !== undefined || consonantal || rendering !== undefined) return [word];
  const behind = BEHIND.exec(text)?.groups;
  if (behind !== undefined)
    return [behind['name'] ?? '', behind['form'] ?? '', behind['more'] ?? '']
      .filter(Boolean)
      .map((part) => latinWord(part));
  const inFront = IN_FRONT.exec(text)?.groups;
  return inFront === undefined
    ? [word]
    : [latinWord(inFront['form'] ?? ''), latinWord(inFront['name'] ?? '')];
}
