import type { PreparedWord } from '../prepared-word.ts';

/** The first words of compound given names, of which one side has only the second: "José Daniel Ortega"; also without vowels. */
const FIRST_OF_TWO =
  /^(?:jose|juan|jean|maria|mary|marie|anna|ana|abd|abdul|abu|umm?|mo?u?hamm?[ae]d|mu?hammad|sa?y+[ei]d|sayed|seyyed|agha|haji|mir|m[uo]?hd|muh|mehme[dt]|mo[ck]h?amm?ad|md|nur|hans|gian|joao|saw|maung|malik|mawlana|maulana|molana|abou|abw|mhmd|syd|myr|aqa|hajy)$/u;

/** The same of Persian before one of these alone: "Ali Reza", "Amir Hossein". */
const FIRST_OF_PERSIAN = /^(?:ali|amir|aly|amyr)$/u;
const AFTER_FIRST_OF_PERSIAN =
  /^(?:r[ei]za|akbar|asghar|mohammad|h[ou]ss?[ae]in|abbas|r[dz]a|akbr|asghr|mhmd|hsyn|abas)$/u;

/** True for a word with which a compound given name begins that is as often called by the next word alone. */
export function beginsCompound(word: PreparedWord | undefined, next?: PreparedWord): boolean {
  if (word === undefined) return false;
  return (
    FIRST_OF_TWO.test(word.text) ||
    (FIRST_OF_PERSIAN.test(word.text) && AFTER_FIRST_OF_PERSIAN.test(next?.text ?? ''))
  );
}

/** Given names of Europe that come two together: "Juan Carlos", "Jean-Pierre", "Anna Maria". */
const PAIRED = {
  first: new Set(
    'jose juan jean maria marie anna ana hans gian luis carlos miguel francisco marc karl'.split(' '),
  ),
  second: new Set(
    (
      'carlos luis jose pablo manuel antonio maria miguel angel pierre paul marie louis claude marc michel jacques baptiste christophe ' +
      'peter joachim dieter jurgen georg heinz christian luca franco piero carlo theodor teresa elena isabel luisa lena magdalena francisco javier'
    ).split(' '),
  ),
} as const;

/** True for two words that are one given name, and name nobody by themselves. */
export function isCompoundGivenName([first, second, ...more]: readonly PreparedWord[]): boolean {
  return more.length === 0 && PAIRED.first.has(first?.text ?? '') && PAIRED.second.has(second?.text ?? '');
}
