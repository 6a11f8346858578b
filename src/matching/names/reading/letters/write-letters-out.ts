import { BETWEEN_NAMES } from '../../../normalise/split-words.ts';
import { latinWord, type LatinWord } from '../../../transliterate/to-latin.ts';
import { withGuardCorps } from './guard-corps.ts';
import { areOfTheRest } from './letters-of-the-rest.ts';
import { namesBeside } from './names-beside-letters.ts';
import { namesOf } from './names-of-letters.ts';
import { withOfficeOfParty } from './offices-of-party.ts';
import { withoutOwnLetters } from './own-letters.ts';
import { writePartsOut } from './parts-in-letters.ts';
import { writeBodiesOut } from './write-bodies-out.ts';

/**
 * Writes out bodies as `writeBodiesOut` does; to a name with an organisation that is known by its letters that with its name in
 * their place is added as another of the same party: "FSB of Russia".
 */
export function writeLettersOut(words: readonly LatinWord[]): readonly LatinWord[] {
  const written = withOfficeOfParty(withGuardCorps(writeBodiesOut(writePartsOut(withoutOwnLetters(words)))));
  // "FSB - Financial Stability Board" says itself what its letters mean.
  if (!written.some((word) => namesOf(word).length > 0 && !areOfTheRest(word, written))) return written;
  const all: LatinWord[] = [];
  for (let start = 0; start <= written.length;) {
    const between = written.findIndex(({ text }, place) => place >= start && text === BETWEEN_NAMES);
    const end = between < 0 ? written.length : between;
    for (const name of namesWithHonour(written.slice(start, end)))
      all.push(...(all.length === 0 ? [] : [latinWord(BETWEEN_NAMES)]), ...name);
    start = end + 1;
  }
  return all;
}

/** "Named after": what follows is whom a body honours. */
const IN_HONOUR: ReadonlySet<string> = new Set(['imeni', 'im', 'imienia', 'named']);

/** "KBP im. Shipunova": the names of a body that is known by its letters before whom it honours. */
function namesWithHonour(name: readonly LatinWord[]): readonly (readonly LatinWord[])[] {
  const place = name.findIndex(({ text }) => IN_HONOUR.has(text));
  const bare = name.slice(0, place);
  return place > 0 && place < name.length - 1 && bare.some((word) => namesOf(word).length > 0)
    ? [name, ...namesBeside(bare)]
    : namesBeside(name);
}
