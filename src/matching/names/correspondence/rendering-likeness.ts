import { renderingDistance } from '../../phonetics/rendering-distance.ts';
import { areBreathedApart } from '../../phonetics/consonant-skeleton.ts';
import { readingsOf } from '../../phonetics/spelling-readings.ts';
import { soundsOf, type Rendering } from '../../phonetics/sounds.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import { derivedOnce, soundsOfWord } from './word-sounds.ts';

const { likeness: model, known } = NAME_MODEL;

/** Scripts from the one that leaves most to guess to the one that leaves least. */
const LOOSEST_FIRST: readonly Rendering[] = [
  'han',
  'kana',
  'hangul',
  'tamil',
  'abjad',
  'thai',
  'abugida',
  'greek',
  'georgian',
  'alphabet',
];

/** True when the first of two scripts leaves more to guess than the other. */
export const isLooser = (script: Rendering, other: Rendering): boolean =>
  LOOSEST_FIRST.indexOf(script) < LOOSEST_FIRST.indexOf(other);

/** Which of two words is the rendering of the other, the looser one of two; null for words of one kind of script. */
function renderingOf(
  a: PreparedWord,
  b: PreparedWord,
): readonly [PreparedWord, PreparedWord, Rendering] | null {
  if (a.rendering === b.rendering) return null;
  if (a.rendering === null) return b.rendering && [b, a, b.rendering];
  if (b.rendering === null) return [a, b, a.rendering];
  return isLooser(a.rendering, b.rendering) ? [a, b, a.rendering] : [b, a, b.rendering];
}

/** Most that a rendering can be like, by the row of consonants that it shares with what it renders. */
export function renderingLikeness(row: string): number {
  return model.rendering - model.renderingLossPerMissingConsonant * Math.max(0, 4 - consonantsIn(row));
}

/** A row of one consonant has vowels as well. */
function consonantsIn(row: string): number {
  let count = 0;
  for (let place = 0; place < row.length; place++) if (!'aiu'.includes(row.charAt(place))) count++;
  return count;
}

/** What a rendering loses by each share of a sound, and the distance that costs nothing. */
function rateOf(rendering: Rendering): { readonly loss: number; readonly leeway: number } {
  const { renderingLeeway: leeway } = model;
  if (rendering === 'alphabet' || rendering === 'georgian')
    return { loss: model.renderingLossInAlphabet, leeway };
  if (rendering === 'abjad') return { loss: model.renderingLossWithoutVowels, leeway: leeway / 2 };
  return { loss: model.renderingLoss, leeway };
}

/** What a rendering loses by the distance of its sounds from those of the name. */
export function lostByDistance(distance: number, rendering: Rendering): number {
  const { loss, leeway } = rateOf(rendering);
  return loss * Math.max(0, distance - leeway);
}

/** The distance beyond which a rendering loses more than this. */
export function distanceOfLoss(lost: number, rendering: Rendering): number {
  const { loss, leeway } = rateOf(rendering);
  return leeway + lost / loss;
}

/** True for a word of a name that may be Chinese, in pinyin, by the mark in its key. */
const isInPinyin = ({ key }: PreparedWord): boolean => /\|[:_]/u.test(key);

/** How else the letters of a word may be spoken. */
export const readAnew = (word: PreparedWord): readonly string[] => [
  ...readingsOf(word.text),
  ...(isInPinyin(word) ? [soundsOf(word.text, 'han')] : []),
];

/** As `readAnew`, kept once it was asked for. */
export const otherReadings = derivedOnce(readAnew);

/** The least distance of a rendering from what it renders, however that is spoken; one beyond `most` is only known to be so. */
function leastDistance(rendered: PreparedWord, name: PreparedWord, script: Rendering, most: number): number {
  const sounds = soundsOfWord(rendered);
  let least = renderingDistance(sounds, soundsOfWord(name), script, most);
  if (least <= model.renderingLeeway || name.rendering !== null) return least;
  for (const reading of otherReadings(name))
    least = Math.min(least, renderingDistance(sounds, reading, script, Math.min(least, most)));
  return least;
}

/** The most that two words can be like by a row that they share, which is the one with most consonants; 0 when they have none. */
function mostBySharedRow({ rows }: PreparedWord, { rows: others }: PreparedWord): number {
  let most = 0;
  for (const row of rows) if (others.includes(row)) most = Math.max(most, renderingLikeness(row));
  return most;
}

/** "Fi" and the like link words of organisations. */
const SHORT_WORD = 4;

/** Likeness of a name and its rendering in another script, by the rows of consonants that they share; 0 when they have none. */
export function renderedLikeness(a: PreparedWord, b: PreparedWord): number {
  const pair = renderingOf(a, b);
  const most = pair === null ? 0 : mostBySharedRow(a, b);
  if (pair === null || most === 0) return 0;
  const [rendered, name, script] = pair;
  // "Порошенко" is no Parashchenko: an alphabet has letters for both sounds.
  if (script === 'alphabet' && areBreathedApart(a.text, b.text)) return 0;
  const distance = leastDistance(rendered, name, script, distanceOfLoss(most - known.least, script));
  const likeness = most - lostByDistance(distance, script);
  // Few words of organisations are rendered in Arabic and Hebrew, where "ביטון" (Biton) looks like "aviation".
  const least =
    script === 'abjad' && name.wordClass === 'generic' && name.text.length > SHORT_WORD
      ? model.nickname
      : known.least;
  return likeness < least ? 0 : likeness;
}
