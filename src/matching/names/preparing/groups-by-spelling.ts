import { givenNameOfFather } from '../correspondence/fathers-names.ts';
import { formOfAlbanian } from '../languages/albanian-names.ts';
import {
  formOfArabicLetters,
  formOfDiphthong,
  formOfFirstW,
  formOfSpokenQ,
  formWithoutFirstVowel,
} from '../languages/arabic-letters.ts';
import { formsOfChinese } from '../languages/chinese-firms.ts';
import { formOfGreek } from '../languages/greek-names.ts';
import { formOfKoreanBrand } from '../languages/korean-brands.ts';
import { romajiForm } from '../languages/romaji.ts';
import {
  otherSlavicForms,
  slavicForm,
  southSlavicForm,
  unaccentedForm,
} from '../languages/slavic-spellings.ts';
import { formOfThai } from '../languages/thai-spellings.ts';
import type { WordClass } from '../words/word-class.ts';

/** The forms of a Slavic name as languages romanise it. */
function slavicForms(text: string): readonly string[] {
  const form = slavicForm(text);
  return form === null ? [] : [form, ...otherSlavicForms(text)];
}

/** Rules of languages by which spellings of a name have one form, and the letter with which groups of each begin. */
const RULES: readonly (readonly [
  mark: string,
  formsOf: (text: string) => string | readonly string[] | null,
])[] = [
  ['y', slavicForms],
  ['z', unaccentedForm],
  ['x', formOfArabicLetters],
  ['x', formOfDiphthong],
  ['x', formOfFirstW],
  ['x', formOfSpokenQ],
  ['x', formOfThai],
  ['x', formsOfChinese],
  ['x', formOfGreek],
  ['h', formOfAlbanian],
  ['e', formWithoutFirstVowel],
  ['j', romajiForm],
  ['x~', formOfKoreanBrand],
  ['x', southSlavicForm],
];

/** Groups of spellings that no table has: of a given name, of a father's name, of a Slavic name. */
export function groupsBySpelling(text: string, wordClass: WordClass): readonly string[] {
  if (wordClass === 'patronymic') {
    const givenName = givenNameOfFather(text);
    return givenName === null ? [] : [`f${givenName}`];
  }
  if (wordClass !== 'name') return [];
  const groups: string[] = [];
  for (const [mark, formsOf] of RULES) {
    const forms = formsOf(text);
    if (typeof forms === 'string') groups.push(mark + forms);
    else if (forms !== null) for (const form of forms) groups.push(mark + form);
  }
  return groups;
}
