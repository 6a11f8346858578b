import { consonantSkeleton } from '../phonetics/consonant-skeleton.ts';
import { phoneticCodes } from '../phonetics/phonetic-codes.ts';
import { soundsOf } from '../phonetics/sounds.ts';
import { spellingVariant } from '../phonetics/spelling-variant.ts';
import type { LatinWord } from '../transliterate/to-latin.ts';
import { keptOnce } from './kept-once.ts';
import { syllablesOf } from './languages/syllables.ts';
import type { PreparedWord, WordTraits } from './prepared-word.ts';
import { classOf } from './preparing/class-of-word.ts';
import { saidBy } from './preparing/form-marks.ts';
import { groupsOf, groupsOfJoined } from './preparing/groups-of-word.ts';
import { KNOWN_FAMILY, knownBy, partiesOf } from './preparing/known-by-parties.ts';
import { meaningOf } from './preparing/meaning-of-word.ts';
import { rowsOf } from './preparing/rows-of-word.ts';
import { weightByFrequency, weightByLength, weightIn } from './preparing/weight-of-word.ts';
import { renderingOf, wordKey } from './preparing/word-key.ts';
import { isOfNameWithArticle } from './reading/names-with-article.ts';
import { withTraits } from './word-traits.ts';

/** A word without what is derived of the other fields, and its sounds. */
interface Derived {
  readonly word: Omit<PreparedWord, keyof WordTraits>;
  readonly sounds: string;
}

function derive(word: LatinWord, legalForm: string | undefined, isJoined: boolean): Derived {
  const inEnglish = (word.consonantal ? undefined : word.spoken) ?? word.text;
  const variant = spellingVariant(inEnglish);
  const meaning = meaningOf(word, saidBy(legalForm));
  const { meant, country } = meaning;
  const wordClass = classOf(word, legalForm, meant.length > 0);
  const rendering = renderingOf(word);
  const parties = partiesOf(variant, word.text);
  const byFrequency = Math.min(weightByFrequency(parties), weightByLength(word));
  const sounds = soundsOf(word.text, rendering);
  const groups = isJoined && !word.consonantal && rendering === undefined ? groupsOfJoined : groupsOf;
  const prepared = {
    key: wordKey(word, legalForm),
    text: word.text,
    wordClass,
    weight: weightIn(legalForm, wordClass, word, byFrequency, country !== undefined),
    consonantal: word.consonantal,
    known: Math.max(
      knownBy(parties),
      rendering === undefined && isOfNameWithArticle(variant) ? KNOWN_FAMILY : 0,
    ),
    country: country ?? null,
    // Of a script without vowels: with the letter that no Latin word has.
    variant: word.consonantal ? (word.spoken ?? variant) : variant,
    skeleton: consonantSkeleton(inEnglish),
    rendering: rendering ?? null,
    rows: keptOnce(wordClass === 'number' ? [] : rowsOf(word, sounds)),
    syllables: keptOnce(syllablesOf(word)),
    // Neighbours written as one are not compared by how they sound (`joinLikeness`).
    phonetic: keptOnce(word.consonantal || isJoined ? [] : phoneticCodes(word.text)),
    groups: keptOnce(groups(word, variant, wordClass, legalForm, meaning)),
  };
  return { word: prepared, sounds };
}

/** Derives everything a comparison of one word needs. `legalForm` is the class of a legal form it stands for. */
export function prepareWord(word: LatinWord, legalForm?: string): PreparedWord {
  const derived = derive(word, legalForm, false);
  return withTraits(derived.word, derived.sounds);
}

/**
 * The same of two neighbours written as one. In Latin letters they are another spelling of a word by what tables and letters tell: how
 * languages spell names is a matter of the words apart.
 */
export function prepareJoined(
  word: LatinWord,
  completed: (joined: Derived['word']) => Derived['word'],
): PreparedWord {
  const derived = derive(word, undefined, true);
  return withTraits(completed(derived.word), derived.sounds);
}
