/** Romanised initials of one letter of Cyrillic: "Yu. V. Andropov". */
const ROMANISED = /(?<![\p{L}\p{N}])(?:Yu|Ju|Iu|Ya|Ja|Ia|Ye|Je|Yo|Zh|Kh|Ts|Ch|Shch|Sh)(?=\.)/gu;
/** Initials that two Latin letters and more stand for; a vowel without a full stop is a syllable of a Korean name. */
const IN_CYRILLIC = /(?<![\p{L}\p{N}])(?:[ЮЯЕЁЄЇ](?=\.)|[ЖХЦЧШЩ](?=\.|\s|$))/gu;

/** The Latin letter for each, by which the names that begin so are found (`initials.ts`). */
const LETTERS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    U: 'Yu Ju Iu Ю',
    Y: 'Ya Ja Ia Yo Я Ї',
    E: 'Ye Je Е Ё Є',
    Z: 'Zh Ж',
    K: 'Kh Х',
    T: 'Ts Ц',
    C: 'Ch Ч',
    S: 'Shch Sh Ш Щ',
  }).flatMap(([letter, all]) => all.split(' ').map((one) => [one, letter] as const)),
);

/** "Shri" or "Sheikh" in front of a whole name: "Sh. Rajiv Mehra". */
const SHRI = /^Sh\.\s+[\p{L}'’-]{3,}\s+[\p{L}'’-]{3,}/u;

/** Writes initials of one letter of Cyrillic as one Latin letter: "Yu. V. Andropov" and "Ю. В. Андропов" have two initials. */
export function shortenInitials(text: string): string {
  const shorten = (letters: string): string => LETTERS.get(letters) ?? letters;
  return text
    .replace(ROMANISED, (letters, at: number) => (at === 0 && SHRI.test(text) ? letters : shorten(letters)))
    .replace(IN_CYRILLIC, shorten);
}
