import { consonantSkeleton } from '../phonetics/consonant-skeleton.ts';
import { phoneticCodes } from '../phonetics/phonetic-codes.ts';
import { soundsOf } from '../phonetics/sounds.ts';
import { spellingVariant } from '../phonetics/spelling-variant.ts';
import type { LatinWord } from '../transliterate/to-latin.ts';
import { keptOnce } from './kept-once.ts';
import { syllablesOf } from './languages/syllables.ts';
import type { PreparedWord } from './prepared-word.ts';
import { classOf } from './preparing/class-of-word.ts';
import { saidBy } from './preparing/form-marks.ts';
import { groupsOf } from './preparing/groups-of-word.ts';
import { KNOWN_FAMILY, knownBy, partiesOf } from './preparing/known-by-parties.ts';
import { meaningOf } from './preparing/meaning-of-word.ts';
import { rowsOf } from './preparing/rows-of-word.ts';
import { weightByFrequency, weightByLength, weightIn } from './preparing/weight-of-word.ts';
import { renderingOf, wordKey } from './preparing/word-key.ts';
import { isOfNameWithArticle } from './reading/names-with-article.ts';
import { withTraits } from './word-traits.ts';

/** Derives everything a comparison of one word needs. `legalForm` is the class of a legal form it stands for. */
export function prepareWord(word: LatinWord, legalForm?: string): PreparedWord {
  const inEnglish = (word.consonantal ? undefined : word.spoken) ?? word.text;
  const variant = spellingVariant(inEnglish);
  const meaning = meaningOf(word, saidBy(legalForm));
  const { meant, country } = meaning;
  const wordClass = classOf(word, legalForm, meant.length > 0);
  const rendering = renderingOf(word);
  const parties = partiesOf(variant, word.text);
  const byFrequency = Math.min(weightByFrequency(parties), weightByLength(word));
  const sounds = soundsOf(word.text, rendering);
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
    phonetic: keptOnce(word.consonantal ? [] : phoneticCodes(word.text)),
    groups: keptOnce(groupsOf(word, variant, wordClass, legalForm, meaning)),
  };
  return withTraits(prepared, sounds);
}
