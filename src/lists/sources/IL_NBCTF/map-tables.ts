import type { BirthDate, Identification, ListedPartyRecord } from '../../../domain/listed-party.ts';
import { readBirthDate, readDay } from '../../dates.ts';
import { derivedReference, groupBy } from '../../derived-reference.ts';
import { guessEntryType } from '../../formats/entry-type-guess.ts';
import {
  clean,
  joinRemarks,
  listedNames,
  uniqueBy,
  uniqueIdentifications,
  uniqueTexts,
} from '../../record-parts.ts';
import { PROGRAMS, SEIZURE_PAGE } from './lookups.ts';
import type { SeizedRow, SeizureOrder } from './parse-tables.ts';
import { readHolding } from './wallet-addresses.ts';

/**
 * The parties of seized wallets: the named holder by name and number, or the wallet itself where the holder is unknown. Rows
 * of the less complete English table only add what the Hebrew one does not hold. Rows without wallet and name are nothing.
 */
export function* seizedParties(
  hebrew: readonly SeizedRow[],
  english: readonly SeizedRow[],
  orders: readonly SeizureOrder[],
): Generator<ListedPartyRecord> {
  const known = new Set(hebrew.flatMap((row) => walletKeys(row.wallet)));
  const added = english.filter(
    (row) => row.wallet !== '' && !walletKeys(row.wallet).every((key) => known.has(key)),
  );
  const rows = [...hebrew, ...added].filter((row) => row.name !== '' || row.wallet !== '');
  for (const [reference, group] of groupBy(rows, referenceOf)) yield toParty(reference, group, orders);
}

function walletKeys(text: string): readonly string[] {
  const { wallets, identifications } = readHolding(text, '');
  return [...wallets.map((wallet) => wallet.address), ...identifications.map((one) => one.number)];
}

function referenceOf(row: SeizedRow): string {
  if (row.name === '') return `wallet/${row.wallet}`;
  const number = row.idNumber === '' ? row.passport : row.idNumber;
  return derivedReference(row.name, number === '' ? row.birthDate : number);
}

function toParty(
  reference: string,
  rows: readonly SeizedRow[],
  orders: readonly SeizureOrder[],
): ListedPartyRecord {
  const holdings = rows.map((row) => readHolding(row.wallet, row.currency));
  const name = rows[0]?.name ?? '';
  const own = uniqueTexts(rows.map((row) => row.order));
  const birthDates = uniqueBy(
    rows.flatMap((row) => birthDatesOf(row.birthDate)),
    (date) => date.earliest ?? date.text,
  );
  const person = rows.some((row) => row.idNumber !== '' || row.passport !== '' || row.birthDate !== '');
  return {
    listCode: 'IL_NBCTF',
    publisherRef: reference,
    ...guessEntryType(name, { known: person && name !== '' ? 'individual' : null }),
    names: listedNames([
      { text: name === '' ? (rows[0]?.wallet ?? '') : name, kind: 'primary', quality: 'strong' },
    ]),
    addresses: [],
    countries: [],
    identifications: uniqueIdentifications([
      ...rows.flatMap((row) => numbersOf(row.idNumber, 'Identity number')),
      ...rows.flatMap((row) => numbersOf(row.passport, 'Passport')),
      ...holdings.flatMap((holding) => holding.identifications),
    ]),
    contacts: [],
    wallets: uniqueBy(
      holdings.flatMap((holding) => holding.wallets),
      (wallet) => wallet.address,
    ),
    birthDates,
    birthPlaces: [],
    programs: own.map((order) => `${PROGRAMS.seizure} ${order}`),
    remarks: joinRemarks(
      uniqueBy(orders, (order) => order.order)
        .filter((order) => own.includes(order.order))
        .map(orderRemark),
    ),
    listedOn: null,
    sourceUrl: SEIZURE_PAGE,
  };
}

function orderRemark(order: SeizureOrder): string {
  const until = readDay(order.validity);
  const state = until === null ? order.validity.replace(/^-$/u, '') : `valid until ${until}`;
  return clean(`${order.order}${state === '' ? '' : `: ${state}`}`);
}

/** `DD/MM/YYYY`, `D.M.YYYY`, and the day serials of the English table. */
function birthDatesOf(text: string): readonly BirthDate[] {
  if (!/\d/u.test(text)) return [];
  const serial = /^\d{5}$/u.test(text);
  return [
    readBirthDate(serial ? new Date((Number(text) - 25_569) * 86_400_000).toISOString().slice(0, 10) : text),
  ];
}

/** `מס' ת"ז (פלסטיני): 803846328 מס' דרכון (פלסטיני): 4968594`: each number under its own label. */
function numbersOf(text: string, type: string): readonly Identification[] {
  if (!text.includes(':')) return text === '' ? [] : [{ type, number: text, country: '', note: '' }];
  return [...text.matchAll(/([^:\d]*?)(?:\(([^()]*)\))?\s*:\s*([A-Z]{0,3}\d[\dA-Z-]*)/gu)].map(
    ([, label = '', issuer = '', number = '']) => ({
      type: label.includes('דרכון')
        ? 'Passport'
        : label.includes('תושב')
          ? 'Resident number'
          : 'Identity number',
      number,
      country: issuer,
      note: '',
    }),
  );
}
