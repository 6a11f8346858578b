import type { QueryName } from '../../matching/names/query-name.ts';
import { lengthOfSigned, mayBeSlips, mostBySlips } from '../../matching/names/correspondence/slips.ts';
import { mayBeRomanisations } from '../../matching/names/correspondence/other-romanisations.ts';
import { SpokenWord } from '../../matching/names/correspondence/spoken-words.ts';
import { EVERY_WAY, WAYS } from '../../matching/names/correspondence/ways.ts';
import { mayBeOfOneSound } from '../../matching/names/correspondence/comparators/by-sound.ts';
import type { HashIndex } from '../hash-index.ts';
import type { AlikeWords } from './known-words.ts';
import type { NameIndex } from './name-index.ts';
import type { WordHashes, WordLookup } from './query-hashes.ts';
import type { SearchBuffer } from './search-buffer.ts';

/** Of a word that was met by whatever key. */
const MET = 128;
const ONLY_SOUND = MET | WAYS.sound;
const ONLY_RENDERING = MET | WAYS.rendering;

/** Notes each word filed under the hash with the ways by which it may be alike. */
function meet({ starts, entries }: HashIndex, hash: number, ways: number, buffer: SearchBuffer): void {
  const { waysOfWords, metWords } = buffer;
  const bucket = hash & (starts.length - 2);
  const end = 2 * starts[bucket + 1]!;
  for (let at = 2 * starts[bucket]!; at < end; at += 2) {
    if (entries[at] !== hash) continue;
    const word = entries[at + 1]!;
    if (waysOfWords[word] === 0) metWords.push(word);
    waysOfWords[word]! |= ways | MET;
  }
}

/** As `meet` for a key by which words are alike in one way alone: what cannot be by its letters is passed over. */
function meetByLetters(
  index: NameIndex,
  hash: number,
  { signature }: WordHashes,
  way: typeof WAYS.slip | typeof WAYS.rendering,
  buffer: SearchBuffer,
): void {
  const { starts, entries } = index.indexes.wordsByKey;
  const { wordSignatures } = index.columns;
  const { waysOfWords, metWords } = buffer;
  const mayBeAlike = way === WAYS.slip ? mayBeSlips : mayBeRomanisations;
  const bucket = hash & (starts.length - 2);
  const end = 2 * starts[bucket + 1]!;
  for (let at = 2 * starts[bucket]!; at < end; at += 2) {
    if (entries[at] !== hash) continue;
    const word = entries[at + 1]!;
    if ((waysOfWords[word]! & way) !== 0 || !mayBeAlike(signature, wordSignatures[word]!)) continue;
    if (waysOfWords[word] === 0) metWords.push(word);
    waysOfWords[word]! |= way;
  }
}

/** Words found alike by the look-up at hand, as in `AlikeWords`; kept between look-ups. */
const found: number[] = [];

/** The listed words that the word, or join, at a position of the query corresponds to; leaves the buffer empty. */
export function alikeWords(
  index: NameIndex,
  query: QueryName,
  position: number,
  lookup: WordLookup,
  buffer: SearchBuffer,
): AlikeWords {
  const known = index.known.get(lookup.name);
  if (known !== undefined) return known;
  const { hashes } = lookup;
  for (let place = 0; place < hashes.certain.length; place++)
    meet(index.indexes.wordsByKey, hashes.certain[place]!, hashes.ways[place]!, buffer);
  for (const hash of hashes.romanisations) meetByLetters(index, hash, hashes, WAYS.rendering, buffer);
  for (const hash of hashes.slips) meetByLetters(index, hash, hashes, WAYS.slip, buffer);
  const { waysOfWords, metWords } = buffer;
  const { wordSignatures } = index.columns;
  const { bytes, starts } = index.spoken;
  const { signature } = hashes;
  const length = lengthOfSigned(signature);
  let spoken: SpokenWord | null = null;
  let count = 0;
  for (const number of metWords) {
    const ways = waysOfWords[number]!;
    waysOfWords[number] = 0;
    const itsSignature = wordSignatures[number]!;
    if (ways === ONLY_SOUND && !mayBeOfOneSound(length, lengthOfSigned(itsSignature))) continue;
    // A word of the same letters may be equal. Of the others hardly any is spoken alike, and to look at a word costs far more.
    if ((ways | MET) === ONLY_RENDERING && itsSignature !== signature) {
      spoken ??= new SpokenWord(hashes.word);
      if (!spoken.mayBe(bytes, starts[number]!, starts[number + 1]! - 1, itsSignature)) continue;
    }
    const word = index.word(number);
    const likeness =
      ways === WAYS.slip
        ? mostBySlips(hashes.word.text, word.text)
        : query.likeness(word, position, ways & EVERY_WAY);
    if (likeness === 0) continue;
    found[count++] = number;
    found[count++] = word.weight;
    found[count++] = likeness;
  }
  metWords.length = 0;
  const alike = new Float32Array(count);
  for (let at = 0; at < count; at++) alike[at] = found[at]!;
  index.known.set(lookup.name, alike);
  return alike;
}
