import type { ListCode } from '../../../domain/list-code.ts';
import type { ListedName, ListedPartyRecord, PartyCountry } from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import { readBirthDate, readDay } from '../../dates.ts';
import { derivedReference } from '../../derived-reference.ts';
import {
  addressCountries,
  joinRemarks,
  listedNames,
  partyCountry,
  uniqueAddresses,
  uniqueBy,
  uniqueCountries,
  uniqueIdentifications,
  uniqueTexts,
} from '../../record-parts.ts';
import { guessEntryType } from '../entry-type-guess.ts';
import { naturalPersonName } from '../ofac/names.ts';
import { type AliasSeparators, readAliasList, readInlineNames } from '../inline-names.ts';
import { isUsState } from './flat-addresses.ts';
import type { CslRow } from './row.ts';

/** How one list uses the common columns. */
export interface CslProfile {
  readonly listCode: ListCode;
  readonly aliasSeparators: AliasSeparators;
  /** Program shown for rows that carry none. */
  readonly program: string;
  readonly pageUrl: string;
  /** True where one party has a row per notice or program, so that the name alone identifies it. */
  readonly oneNameOneParty?: boolean;
  /** True where nearly all parties are people. */
  readonly mostlyPeople?: boolean;
}

/**
 * Reference of the party a row belongs to: its name and the first notice that listed it. The publisher's `_id` is a hash
 * of the row and changes with every edit; later notices and new addresses leave this reference as it is.
 */
export function cslReference(row: Pick<CslRow, 'name' | 'notice'>, profile: CslProfile): string {
  if (derivedReference(row.name) === '') throw new ListFormatError('a row of the screening list has no name');
  const name = readInlineNames(row.name.replace(PERSON_NOTE, ''), profile.aliasSeparators).primary;
  return derivedReference(name, profile.oneNameOneParty === true ? '' : firstNotice(row.notice));
}

/** `73 FR 54504 (9/22/2008), 77 FR 24587` was listed by `73 FR 54504`; `Vol. 59, No. 44, 3/07/94` is one notice. */
function firstNotice(notice: string): string {
  const citation = /^\s*(\d+)\s*F\.?\s*R\.?\s*(?:No\.?\s*)?(\d+)/iu.exec(notice);
  return citation ? `${citation[1]} FR ${citation[2]}` : notice;
}

/** One party from the rows that share its reference. */
export function cslParty(reference: string, rows: readonly CslRow[], profile: CslProfile): ListedPartyRecord {
  const read = rows.map((row) => readInlineNames(row.name.replace(PERSON_NOTE, ''), profile.aliasSeparators));
  const names = listedNames([
    ...read.map((one): ListedName => ({ text: one.primary, kind: 'primary', quality: 'strong' })),
    ...read.flatMap((one) => one.others),
    ...rows.flatMap((row) => row.altNames.flatMap((text) => readAliasList(text, profile.aliasSeparators))),
  ]);
  const addresses = uniqueAddresses(rows.flatMap((row) => row.addresses));
  const birthDates = uniqueBy(
    rows.flatMap((row) => row.datesOfBirth).map(readBirthDate),
    (date) => date.text,
  );
  const programs = uniqueTexts(rows.flatMap((row) => row.programs));
  const person = birthDates.length > 0 || rows.some(isPerson);
  const company = rows.some((row) => row.organisation === true);
  const type = guessEntryType(names[0]?.text ?? '', {
    known: company ? 'entity' : person ? 'individual' : null,
    mostlyPeople: profile.mostlyPeople === true,
  });
  return {
    listCode: profile.listCode,
    publisherRef: reference,
    ...type,
    names: type.entryType === 'individual' ? inNaturalOrder(names) : names,
    addresses,
    countries: uniqueCountries([
      ...addressCountries(addresses),
      ...impliedCountries(rows),
      ...rows.flatMap(ownCountries),
    ]),
    identifications: uniqueIdentifications(rows.flatMap((row) => row.identifications)),
    contacts: [],
    wallets: [],
    birthDates,
    birthPlaces: uniqueTexts(rows.flatMap((row) => row.placesOfBirth)),
    programs: programs.length > 0 ? programs : [profile.program],
    remarks: joinRemarks([...read.flatMap((one) => one.notes), ...rows.flatMap(rowRemarks)]),
    listedOn:
      rows
        .map((row) => readDay(row.startDate))
        .filter((day) => day !== null)
        .sort()[0] ?? null,
    sourceUrl: rows.find((row) => row.pageUrl !== '')?.pageUrl ?? profile.pageUrl,
  };
}

/** `JIN, ZHONGDA` in natural order; a `, JR.` stays at the end. */
function inNaturalOrder(names: readonly ListedName[]): readonly ListedName[] {
  return listedNames(names.map((name) => ({ ...name, text: familyNameLast(name.text) })));
}

function familyNameLast(name: string): string {
  return /,\s*(?:jr|sr|ii|iii|iv)\.?$/iu.test(name) ? name : naturalPersonName(name);
}

const PERSON_NOTE = /\s*\(([^()]+?)\s+individual\)/iu;

function isPerson(row: CslRow): boolean {
  const inmate = row.addresses.some((address) =>
    /\bINMATE\b|\bREG(?:ISTER)?\.? NO\b/iu.test(address.address),
  );
  return inmate || PERSON_NOTE.test(row.name);
}

/** `(DPRK individual)` of the nonproliferation list tells the nationality. */
function ownCountries(row: CslRow): readonly PartyCountry[] {
  return [
    ...partyCountry(PERSON_NOTE.exec(row.name)?.[1] ?? '', 'nationality'),
    ...row.nationalities.flatMap((name) => partyCountry(name, 'nationality')),
    ...row.citizenships.flatMap((name) => partyCountry(name, 'citizenship')),
    ...partyCountry(row.country, 'residence'),
  ];
}

/** Countries an address names without its country field: a state of the United States, `Hong Kong, CN`. */
function impliedCountries(rows: readonly CslRow[]): readonly PartyCountry[] {
  return rows
    .flatMap((row) => row.addresses)
    .flatMap((address) => {
      if (address.country === '' && isUsState(address.state)) return partyCountry('United States', 'address');
      return /^(?:Hong Kong|Macau)$/iu.test(address.city) ? partyCountry(address.city, 'address') : [];
    });
}

function rowRemarks(row: CslRow): readonly string[] {
  const labelled = [
    ['Title', row.title],
    ['License requirement', row.licenseRequirement],
    ['License policy', row.licensePolicy],
    ['Expires', row.endDate],
    ['Standard order', row.standardOrder],
    ['Federal Register', row.notice],
  ] as const;
  return [
    row.remarks,
    ...labelled.filter(([, text]) => text !== '').map(([label, text]) => `${label}: ${text}`),
  ];
}
