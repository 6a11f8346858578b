import type { FactVerdict, Gender } from '../../domain/facts.ts';
import { searchTypes, type ListedParty } from '../../domain/listed-party.ts';

/** What lists say of a gender, in the words of their remarks: "Gender: M", "Gender Male", "Gender [Male]", "Sex: female". */
const RECORDED = /\b(?:gender|sex)\b\s*[:[(]?\s*(?<gender>female|male|weiblich|männlich|f|m)\b/giu;

/** Titles that only women or only men have, as they stand behind `Title:`; none of an office or a rank. */
const TITLES: Readonly<Record<Gender, RegExp>> = {
  female:
    /\b(?:mrs|ms|miss|madame|madam|mme|mlle|frau|sra|señora|hajja|hajjah|sheikha|sayyida|princess|queen|lady|sister)\b/iu,
  male: /\b(?:mr|herr|monsieur|sr|señor|haji|hajji|alhaj|sheikh|shaykh|maulavi|mawlawi|maulawi|mullah|mulla|qari|sayyid|imam|prince|king|sir|father|brother)\b/iu,
};
const TITLE = /\btitles?:\s*(?<title>[^;\n]*?)(?=\s*(?:;|\n|$|designation:|type of entity:))/giu;

/** The gender of a record, from what it says of it, else from its titles; null where it says nothing, or both. */
export function listedGender({ remarks }: Pick<ListedParty, 'remarks'>): Gender | null {
  if (remarks === '') return null;
  const recorded = [...remarks.matchAll(RECORDED)].map(({ groups }) =>
    genderOfWord(groups?.['gender'] ?? ''),
  );
  if (recorded.length > 0) return theOne(recorded);
  const titles = [...remarks.matchAll(TITLE)].map(({ groups }) => groups?.['title'] ?? '');
  return theOne(
    (['female', 'male'] as const).filter((gender) => titles.some((title) => TITLES[gender].test(title))),
  );
}

const genderOfWord = (word: string): Gender => (/^[fw]/iu.test(word) ? 'female' : 'male');

function theOne(genders: readonly Gender[]): Gender | null {
  const [gender = null, ...others] = new Set(genders);
  return others.length > 0 ? null : gender;
}

/** How a gender compares with that of a record; only people have one. */
export function compareGender(
  sent: Gender,
  party: Pick<ListedParty, 'remarks' | 'entryType' | 'typeIsGuessed'>,
): { readonly verdict: FactVerdict; readonly listed: string } {
  const listed = searchTypes(party).includes('individual') ? listedGender(party) : null;
  if (listed === null) return { verdict: 'unknown', listed: '' };
  return { verdict: listed === sent ? 'agrees' : 'contradicts', listed };
}
