import {
  placeBytes,
  placedDistance,
  placeSounds,
  roomForSounds,
  type PlacedSounds,
} from '../../phonetics/rendering-distance.ts';
import { soundsOf, type Rendering } from '../../phonetics/sounds.ts';
import { romanisationsOf } from '../../phonetics/spelling-readings.ts';
import { NAME_MODEL } from '../../scoring-model.ts';
import type { PreparedWord } from '../prepared-word.ts';
import {
  FARTHEST,
  hasRomanisations,
  mayBeRomanisations,
  romanisationsOfWord,
} from './other-romanisations.ts';
import { distanceOfLoss, isLooser, otherReadings, readAnew } from './rendering-likeness.ts';
import { soundsOfWord } from './word-sounds.ts';

const { likeness: model, known } = NAME_MODEL;

/** Signs of the scripts in what is written of a word. */
const SIGNS: Readonly<Record<Rendering, string>> = {
  abjad: '0',
  kana: '1',
  hangul: '2',
  han: '3',
  thai: '4',
  tamil: '5',
  abugida: '6',
  greek: '7',
  alphabet: '8',
  georgian: '9',
};
const IN_LATIN = '-';
const RENDERINGS = new Map(
  Object.entries(SIGNS).map(([rendering, sign]) => [sign.charCodeAt(0), rendering as Rendering] as const),
);

const ROMANISED = '/';
const SPACE = ' '.charCodeAt(0);
const SLASH = ROMANISED.charCodeAt(0);
/** Nothing else is written of a word byte by byte. */
const PLAIN = /^[a-z0-9]+$/u;

/**
 * Writes how a word may be spoken, for `SpokenWord`: the sign of its script, its sounds, other readings of its letters and, behind
 * a slash, its other romanisations if it may have any. Nothing of a word that is not in plain letters.
 */
export function writeSpoken(word: PreparedWord): string {
  const { text, rendering } = word;
  if (!PLAIN.test(text)) return '';
  if (rendering !== null) return SIGNS[rendering] + soundsOf(text, rendering);
  const read = [soundsOf(text), ...readAnew(word)].join(' ');
  const romanised = hasRomanisations(word) ? ROMANISED + romanisationsOf(text).slice(1).join(' ') : '';
  return IN_LATIN + read + romanised;
}

const FARTHEST_BY_SCRIPT = Object.fromEntries(
  Object.keys(SIGNS).map((script) => [
    script,
    distanceOfLoss(model.rendering - known.least, script as Rendering),
  ]),
) as Readonly<Record<Rendering, number>>;

const placed = (sounds: readonly string[]): readonly PlacedSounds[] =>
  sounds.map((one) => placeSounds(one, roomForSounds()));

/** What was written of the listed word at hand. */
const listed = roomForSounds();

/** How a word of a query is spoken: what was written of listed words tells which of them it may render, or be rendered by. */
export class SpokenWord {
  readonly #rendering: Rendering | null;
  readonly #signature: number;
  /** As it is spoken mostly. */
  readonly #plain: PlacedSounds;
  /** As it may be spoken when it is what a listed word renders. */
  readonly #readings: readonly PlacedSounds[];
  /** None of a word that has no other romanisations, not even its own. */
  readonly #romanisations: readonly PlacedSounds[];

  constructor(word: PreparedWord) {
    const sounds = soundsOfWord(word);
    this.#rendering = word.rendering;
    this.#signature = word.letters;
    this.#plain = placeSounds(sounds, roomForSounds());
    this.#readings = placed([sounds, ...(word.rendering === null ? otherReadings(word) : [])]);
    this.#romanisations = hasRomanisations(word) ? placed(romanisationsOfWord(word)) : [];
  }

  /**
   * False only for a listed word, of which this was written from one byte to another, that is alike neither as a rendering nor
   * as another romanisation (`renderedLikeness`, `romanisedLikeness`). `signature` is its `slipSignature`.
   */
  mayBe(written: Uint8Array, from: number, to: number, signature: number): boolean {
    if (from === to) return true;
    const script = RENDERINGS.get(written[from] ?? 0) ?? null;
    if (script === null && this.#rendering === null)
      return this.#mayBeRomanisation(written, from + 1, to, signature);
    if (script === this.#rendering) return false;
    const isListedRendered =
      script !== null && (this.#rendering === null || isLooser(script, this.#rendering));
    return isListedRendered
      ? this.#mayBeRenderedBy(written, from + 1, to, script)
      : this.#mayRender(written, from + 1, to);
  }

  #mayBeRenderedBy(written: Uint8Array, from: number, to: number, script: Rendering): boolean {
    placeBytes(written, from, to, listed);
    const most = FARTHEST_BY_SCRIPT[script];
    for (const reading of this.#readings)
      if (placedDistance(listed, reading, script, most) <= most) return true;
    return false;
  }

  #mayRender(written: Uint8Array, from: number, to: number): boolean {
    const script = this.#rendering;
    if (script === null) return true;
    const most = FARTHEST_BY_SCRIPT[script];
    for (let start = from, at = from; at <= to; at++) {
      if (at < to && written[at] !== SPACE && written[at] !== SLASH) continue;
      placeBytes(written, start, at, listed);
      if (placedDistance(this.#plain, listed, script, most) <= most) return true;
      if (written[at] === SLASH) return false;
      start = at + 1;
    }
    return false;
  }

  #mayBeRomanisation(written: Uint8Array, from: number, to: number, signature: number): boolean {
    if (this.#romanisations.length === 0 || !mayBeRomanisations(this.#signature, signature)) return false;
    const slash = written.lastIndexOf(SLASH, to - 1);
    if (slash < from) return false;
    let plainEnd = from;
    while (plainEnd < slash && written[plainEnd] !== SPACE) plainEnd++;
    placeBytes(written, from, plainEnd, listed);
    for (const own of this.#romanisations)
      if (placedDistance(listed, own, 'latin', FARTHEST) <= FARTHEST) return true;
    for (let start = slash + 1, at = start; at <= to; at++) {
      if (at < to && written[at] !== SPACE) continue;
      placeBytes(written, start, at, listed);
      if (at > start && placedDistance(this.#plain, listed, 'latin', FARTHEST) <= FARTHEST) return true;
      start = at + 1;
    }
    return false;
  }
}
