import type { ListedPartyRecord } from '../../../domain/listed-party.ts';
import { derivedReference } from '../../derived-reference.ts';
import { readDay } from '../../dates.ts';
import { labelledNumbers } from '../../formats/labelled-numbers.ts';
import {
  addressCountries,
  joinRemarks,
  partyCountry,
  uniqueAddresses,
  uniqueCountries,
  uniqueTexts,
} from '../../record-parts.ts';
import { readAddresses, readBirth, readCitizenships } from './details.ts';
import { LEGAL_BASIS } from './lookups.ts';
import { nameOf, readNames } from './names.ts';
import type { PolishRow } from './rows.ts';

/** Page of the list. */
export const PL_LIST_PAGE = 'https://www.gov.pl/web/mswia/lista-osob-i-podmiotow-objetych-sankcjami';

/**
 * The references of rows. The list has none, so it is the table and the name before its brackets, which change when a
 * company is renamed; the day of listing, then a number, tells rows of one name apart.
 */
export function rowReferences(rows: readonly PolishRow[]): readonly string[] {
  const taken = new Set<string>();
  return rows.map((row) => {
    const plain = derivedReference(row.table, nameOf(row.name));
    const dated = `${plain}/${readDay(row.listedOn) ?? row.listedOn}`;
    let reference = taken.has(plain) ? dated : plain;
    for (let number = 2; taken.has(reference); number++) reference = `${dated}/${number}`;
    taken.add(reference);
    return reference;
  });
}

/** Turns a row into a record. */
export function mapRow(row: PolishRow, publisherRef: string): ListedPartyRecord {
  const isPerson = row.table === 'osoby';
  const birth = isPerson ? readBirth(row.details) : { dates: [], place: '', country: '' };
  const addresses = isPerson ? [] : uniqueAddresses(readAddresses(row.details));
  const identifications = labelledNumbers(row.details);
  const inPolishRegister = identifications.some((one) => one.type === 'KRS');
  return {
    listCode: 'PL_MSWIA',
    publisherRef,
    entryType: isPerson ? 'individual' : 'entity',
    names: readNames(row.table, row.name),
    addresses,
    countries: uniqueCountries([
      ...(isPerson ? readCitizenships(row.details) : []).flatMap((name) => partyCountry(name, 'citizenship')),
      ...partyCountry(birth.country, 'birth'),
      ...addressCountries(addresses),
      // KRS is the Polish court register.
      ...(inPolishRegister ? partyCountry('Polska', 'registration') : []),
    ]),
    identifications,
    contacts: [],
    wallets: [],
    birthDates: birth.dates,
    birthPlaces: uniqueTexts([birth.place]),
    programs: [LEGAL_BASIS],
    remarks: joinRemarks([row.reasons, row.measures]),
    listedOn: readDay(row.listedOn),
    sourceUrl: PL_LIST_PAGE,
  };
}
