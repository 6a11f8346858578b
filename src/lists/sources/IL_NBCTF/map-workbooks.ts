import type { Identification, ListedName, ListedPartyRecord } from '../../../domain/listed-party.ts';
import { readBirthDate, readDay } from '../../dates.ts';
import { derivedReference } from '../../derived-reference.ts';
import { contacts } from '../../formats/contact-values.ts';
import type { ReadReport } from '../../list-source.ts';
import {
  addressCountries,
  clean,
  joinRemarks,
  listedAddress,
  listedNames,
  partyCountry,
  uniqueCountries,
  uniqueIdentifications,
} from '../../record-parts.ts';
import { PROGRAMS, SITE } from './lookups.ts';
import type { Designation } from './parse-workbooks.ts';

/** "בוטל ביום 1.1.2020", "הכרזה בוטלה": stands in place of a day where a designation was cancelled. */
const CANCELLED = 'בוטל';
/** Names in the style of the United Nations: "1: IBRAHIM 2: ALI 3: ABU BAKR". */
const NUMBERED = /(?:^|\s)\d{1,2}:\s*/gu;
const LANGUAGES = ['english', 'hebrew', 'arabic'] as const;

/** The parties of one of the two workbooks; cancelled designations and rows without a name are left out. */
export function* designatedParties(
  rows: readonly Designation[],
  isPerson: boolean,
  report: ReadReport,
): Generator<ListedPartyRecord> {
  for (const row of rows) {
    const names = namesOf(row, isPerson ? 'name of individual' : 'organization name');
    const reference = referenceOf(row, names, isPerson);
    if (names.length === 0) {
      if (row.text('internal seq. id') !== '') report.leftOut('row without a name', reference);
      continue;
    }
    if (row.texts(/^date of /u).some((text) => text.includes(CANCELLED)))
      report.leftOut('cancelled', reference);
    else yield toParty(row, { names, reference, isPerson });
  }
}

/** The number of one workbook is another party's in the other. */
function referenceOf(row: Designation, names: readonly ListedName[], isPerson: boolean): string {
  const number = row.text('internal seq. id');
  if (number === '') return derivedReference(names[0]?.text ?? '', row.text('individual id'));
  return `${isPerson ? 'individual' : 'organization'}/${number}`;
}

function namesOf(row: Designation, heading: string): readonly ListedName[] {
  const texts = LANGUAGES.flatMap((language) => row.texts(new RegExp(`^${heading} - ${language}`, 'u')));
  return listedNames(
    texts.map((text, place) => ({
      text: clean(text.replace(NUMBERED, ' ')),
      kind: place === 0 ? 'primary' : 'alias',
      quality: 'strong',
    })),
  );
}

function toParty(
  row: Designation,
  {
    names,
    reference,
    isPerson,
  }: {
    readonly names: readonly ListedName[];
    readonly reference: string;
    readonly isPerson: boolean;
  },
): ListedPartyRecord {
  const addresses = listedAddress({
    lines: row.texts(/^street/u).slice(0, 1),
    city: row.texts(/^city/u)[0] ?? '',
    country: row.texts(/^country/u)[0] ?? '',
  });
  const birth = row.texts(/^d\.o\.b/u)[0] ?? '';
  return {
    listCode: 'IL_NBCTF',
    publisherRef: reference,
    entryType: isPerson ? 'individual' : 'entity',
    names,
    addresses,
    countries: uniqueCountries([
      ...addressCountries(addresses),
      ...row.texts(/^nationality/u).flatMap((text) => partyCountry(text, 'nationality')),
      ...row.texts(/^location of formation/u).flatMap((text) => partyCountry(text, 'registration')),
    ]),
    identifications: uniqueIdentifications(
      numbersOf(row).map(({ type, number }) => ({ type, number, country: '', note: '' })),
    ),
    contacts: contacts({
      phones: row.texts(/^(?:tele)?phone/u),
      emails: row.texts(/^e-?mail/u),
      websites: row.texts(/^website/u),
    }),
    wallets: [],
    birthDates: /\d/u.test(birth) ? [readBirthDate(birth)] : [],
    birthPlaces: [],
    programs: [PROGRAMS.designation],
    remarks: joinRemarks([
      ...row.texts(/^designation(?: type| justification - english)?$/u),
      ...row.texts(/^additional information|^comments|^key operatives/u),
      ...row.unnamed,
    ]),
    listedOn: readDay(row.texts(/^date of (?:designation in israel|permenant|temporary)/u)[0] ?? ''),
    sourceUrl: SITE,
  };
}

const numbersOf = (row: Designation): readonly Pick<Identification, 'type' | 'number'>[] => [
  ...row.texts(/^individual id/u).map((number) => ({ type: 'Identity number', number })),
  ...row.texts(/^corporation id/u).map((number) => ({ type: 'Corporation ID', number })),
];
