import type { LatinWord } from '../../transliterate/to-latin.ts';
import { withoutCaseEndings } from '../languages/arabic-case-endings.ts';
import { unifyCompounds } from '../languages/arabic-compounds.ts';
import { withoutBalticEndings } from '../languages/baltic-endings.ts';
import { joinTeza, withoutBurmeseAddress } from '../languages/burmese-names.ts';
import { joinOlderChinese } from '../languages/chinese-firms.ts';
import { joinEthiopianNames } from '../languages/ethiopian-names.ts';
import { joinBenZion } from '../languages/hebrew-names.ts';
import { withoutHungarianSpelling } from '../languages/hungarian-spellings.ts';
import { withAbu } from '../languages/maghrebi-names.ts';
import { withoutMongolianGenitive } from '../languages/mongolian-names.ts';
import { withNisbas } from '../languages/nisbas.ts';
import { splitPersianCompound } from '../languages/persian-compounds.ts';
import { withoutEzafe } from '../languages/persian-ezafe.ts';
import { spokenInHepburn } from '../languages/romaji.ts';
import { withRussianParts, withTech, withYan } from '../languages/slavic-spellings.ts';
import { withoutSomaliLetters } from '../languages/somali-names.ts';
import { withoutSpanishJ } from '../languages/spanish-spellings.ts';
import { readSwahili } from '../languages/swahili-names.ts';
import { withoutPinyinOfUyghurs } from '../languages/uyghur-names.ts';
import { joinPlaces } from '../words/places-of-several-words.ts';
import { translateWords } from '../words/translations.ts';
import { splitArticles, unifyArticles } from './articles-of-arabs.ts';
import { asNumber, cutNumberShort } from './as-number.ts';
import { inSpanishLetters } from './basque-letters.ts';
import { splitCompound } from './compound-words.ts';
import { writeCountriesOut } from './countries-in-letters.ts';
import { writeCutWordsOut } from './cut-off-words.ts';
import { withoutGeneration } from './gangs-of-japan.ts';
import { withBearersNames } from './genitives-of-names.ts';
import { withoutIntroduction, withoutSoCalled, withoutStyleOfState } from './introductions.ts';
import { splitParticles } from './joined-particles.ts';
import { unifyKindInCapitals } from './kinds-before-names.ts';
import { joinLettersApart } from './letters-apart.ts';
import { writeBodiesOut } from './letters/write-bodies-out.ts';
import { writeLettersOut } from './letters/write-letters-out.ts';
import { withFormApart, withFormsOnPaper } from './misread-legal-forms.ts';
import { spokenAsOnPaper } from './misread-words.ts';
import { withNamesWrittenOut } from './names-cut-short.ts';
import { joinTens } from './number-words.ts';
import { withNumbersInDigits } from './numbers-in-words.ts';
import { joinRunsOfLetters } from './runs-of-letters.ts';
import { splitInitials } from './split-initials.ts';
import { withTechnicalPhrases } from './technical-phrases.ts';
import { withoutTitlesInFront } from './titles-in-front.ts';
import { withoutTitlesOfTwoWords } from './titles-of-two-words.ts';
import { writeTradesOut } from './trades-of-turkish-firms.ts';
import { splitWrittenAsOne } from './written-as-one.ts';

/**
 * The words of a name in Latin letters as they are compared: numbers as digits, initials and particles apart, what is usually
 * cut short written out, compounds one way.
 */
export function unifyWords(words: readonly LatinWord[], mayHaveLegalForm: boolean): readonly LatinWord[] {
  const spelt = spokenInHepburn(
    withoutPinyinOfUyghurs(withoutSpanishJ(withoutHungarianSpelling(joinRunsOfLetters(words)))),
  );
  const named = mayHaveLegalForm
    ? withBearersNames(
        withoutEzafe(
          withFormsOnPaper(
            unifyKindInCapitals(
              joinLettersApart(withoutGeneration(spelt)).map(cutNumberShort).flatMap(withFormApart),
            ),
          ),
        ),
      )
    : spelt;
  const counted = joinTens(
    readSwahili(
      withoutSomaliLetters(
        withoutBalticEndings(
          joinTeza(
            withoutBurmeseAddress(
              withoutMongolianGenitive(
                withNamesWrittenOut(
                  withoutTitlesInFront(withoutTitlesOfTwoWords(withoutIntroduction(named))),
                ),
              ),
            ),
          ),
        ),
      ),
    ),
  )
    .map(asNumber)
    .map(inSpanishLetters);
  const split = withoutCaseEndings(
    splitInitials(
      (mayHaveLegalForm ? withNumbersInDigits(counted).map(withRussianParts).map(withTech) : counted).map(
        spokenAsOnPaper,
      ),
      mayHaveLegalForm,
    ),
  );
  const said = mayHaveLegalForm
    ? withTechnicalPhrases(
        translateWords(
          joinPlaces(
            writeCountriesOut(writeTradesOut(writeCutWordsOut(withoutStyleOfState(withoutSoCalled(split))))),
          ),
        ),
      )
    : split;
  const letters = mayHaveLegalForm ? writeLettersOut(said) : writeBodiesOut(said);
  const whole = joinOlderChinese(joinEthiopianNames(joinBenZion(withNisbas(withYan(letters)))))
    .flatMap(splitCompound)
    .flatMap(splitWrittenAsOne)
    .flatMap(splitPersianCompound);
  return withAbu(unifyCompounds(splitArticles(unifyArticles(whole.flatMap(splitParticles)))));
}
