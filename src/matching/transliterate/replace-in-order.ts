/** Spellings that replace letters, in the order in which they apply. */
export type Replacements = readonly (readonly [RegExp, string])[];

/** Applies replacements one after the other. */
export function replaceInOrder(text: string, replacements: Replacements): string {
  let result = text;
  for (const [letters, spelling] of replacements) result = result.replace(letters, spelling);
  return result;
}
