/** Vowels that are written for one another, by class; "a" and "e" are as well. */
const CLASS: Readonly<Record<string, string>> = { a: 'a', e: 'e', i: 'i', y: 'i', o: 'u', u: 'u' };

/** The first vowel of each run, by class: "moreno" is `u e u`. */
const vowelsOf = (text: string): readonly string[] =>
  [...text.matchAll(/[aeiouy]+/gu)].map(([run]) => CLASS[run.charAt(0)] ?? '');

/**
 * In how many places two spellings of as many syllables have vowels that are not written for one another: "Moreno" and
 * "Marina" in three, "Mohammed" and "Muhammad" in none.
 */
export function vowelsApart(a: string, b: string): number {
  const [here, there] = [vowelsOf(a), vowelsOf(b)];
  if (here.length !== there.length) return 0;
  return here.filter((vowel, place) => {
    const other = there[place];
    return vowel !== other && (vowel === 'u' || other === 'u');
  }).length;
}

const ALIKE: ReadonlySet<string> = new Set(['ae', 'ea', 'ei', 'ie']);

/** True when each vowel of one spelling may be written as that of the other: "Jamal" / "Djamel". */
export function haveLikeVowels(a: string, b: string): boolean {
  const [here, there] = [vowelsOf(a), vowelsOf(b)];
  if (here.length !== there.length) return false;
  return here.every((vowel, place) => vowel === there[place] || ALIKE.has(`${vowel}${there[place]}`));
}
