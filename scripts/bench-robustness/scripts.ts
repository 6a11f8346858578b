/** Writing systems in which words are put beside a name: only beside a name in the same one. */
export type Script = 'Latin' | 'Cyrillic' | 'Arabic' | 'Han' | 'Hangul';

const LETTERS: Readonly<Record<Script, RegExp>> = {
  Latin: /^[\p{Script=Latin}\p{P}\p{M}\p{Zs}\d]+$/u,
  Cyrillic: /^[\p{Script=Cyrillic}\p{P}\p{M}\p{Zs}\d]+$/u,
  Arabic: /^[\p{Script=Arabic}\p{P}\p{M}\p{Zs}\d]+$/u,
  Han: /^[\p{Script=Han}\p{P}\p{Zs}]+$/u,
  Hangul: /^[\p{Script=Hangul}\p{P}\p{Zs}]+$/u,
};

/** True for a text that is written in it alone. */
export const isIn = (script: Script, text: string): boolean => LETTERS[script].test(text);

/** True where words are not parted by blanks. */
export const isWithoutBlanks = (script: Script): boolean => script === 'Han' || script === 'Hangul';
