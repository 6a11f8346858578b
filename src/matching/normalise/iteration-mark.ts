const REPEATED = /(?<character>\p{Script=Han})々/gu;

/** Japanese writes the second of two equal characters as a mark: "佐々木" is 佐佐木. */
export const writeRepeatedOut = (text: string): string =>
  text.includes('々') ? text.replace(REPEATED, '$<character>$<character>') : text;
