import type { PreparedWord } from './prepared-word.ts';

/** The first words of compound given names, of which one side has only the second: "José Daniel Ortega". */
const FIRST_OF_TWO =
  /^(?:jose|juan|jean|maria|mary|marie|anna|ana|abd|abdul|abu|umm?|mo?u?hamm?[ae]d|mu?hammad|sa?y+[ei]d|sayed|seyyed|agha|haji|mir|md|mohd|nur|hans|gian|joao|saw|maung|malik|mawlana|maulana|molana|gholam|ghulam)$/u;

/** True for a word with which a compound given name begins that is as often called by the next word alone. */
export function beginsCompound(word: PreparedWord | undefined): boolean {
  return word !== undefined && FIRST_OF_TWO.test(word.text);
}
