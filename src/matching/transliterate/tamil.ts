/**
 * Tamil has one letter for the plosives of one place of the mouth: where it stands says how it is spoken ("சதாம்" Saddam,
 * "சின்பிங்" Jinping). Written big until `voiceTamil` has looked at the neighbours.
 */
export const TAMIL_PLOSIVES: ReadonlyMap<string, string> = new Map([
  ['ங', 'N'],
  ['க', 'K'],
  ['ச', 'C'],
  ['ட', 'D'],
  ['த', 'T'],
  ['ப', 'P'],
]);

const NG = 'N';

/** How each plosive is spelt: at the start of a word, doubled or after a consonant, after a nasal, after a vowel. */
const SPELLINGS: Readonly<Record<string, readonly [string, string, string, string]>> = {
  K: ['k', 'k', 'g', 'k'],
  C: ['s', 's', 'j', 's'],
  D: ['d', 't', 'd', 'd'],
  T: ['t', 't', 'd', 'd'],
  P: ['p', 'p', 'b', 'b'],
};

/** Spells the plosives of a Tamil word by where they stand. */
export function voiceTamil(sounds: readonly string[]): readonly string[] {
  return sounds.map((sound, at) => {
    if (sound === NG) return sounds[at + 1] === 'K' ? 'n' : 'ng';
    const spelling = SPELLINGS[sound];
    if (spelling === undefined) return sound;
    const before = sounds[at - 1];
    const isDoubled = before === sound || sounds[at + 1] === sound;
    const [first, strong, afterNasal, afterVowel] = spelling;
    if (sound === 'C' && (isDoubled || sounds[at + 1] === undefined)) return before === sound ? '' : 'ch';
    if (isDoubled) return strong;
    if (before === undefined) return first;
    if (/^[nmN~]/u.test(before)) return afterNasal;
    return /^[aeiouə]/u.test(before) ? afterVowel : strong;
  });
}
