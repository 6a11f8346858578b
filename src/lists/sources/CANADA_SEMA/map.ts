import type { BirthDate, EntryType, ListedPartyRecord } from '../../../domain/listed-party.ts';
import { readBirthDate, readDay } from '../../dates.ts';
import { derivedReference } from '../../derived-reference.ts';
import { isShipImoNumber } from '../../formats/imo-number.ts';
import { joinRemarks, uniqueBy } from '../../record-parts.ts';
import { namesOf } from './names.ts';
import type { SemaRecord } from './parse.ts';

/** One party. The list gives no nationality: `Country` names the regulation, so it is the program. */
export function toParty(record: SemaRecord, pageUrl: string): ListedPartyRecord {
  const entryType = entryTypeOf(record);
  const isShip = entryType === 'vessel';
  return {
    listCode: 'CANADA_SEMA',
    publisherRef: recordReference(record),
    entryType,
    names: namesOf(record),
    addresses: [],
    countries: [],
    identifications: isShip ? [{ type: 'IMO number', number: record.imo, country: '', note: '' }] : [],
    contacts: [],
    wallets: [],
    birthDates: entryType === 'individual' ? birthDatesOf(record.date) : [],
    birthPlaces: [],
    programs: [english(record.regulation)],
    remarks: joinRemarks([
      labelled(isShip ? 'Ship type' : 'Title', english(record.title, isShip ? ' | ' : '/')),
      labelled('Schedule', record.schedule),
      labelled('Item', record.item),
      labelled(isShip ? 'Built' : 'Date', entryType === 'individual' ? '' : record.date),
      labelled('In the IMO field', isShip ? '' : record.imo),
    ]),
    listedOn: readDay(record.listed),
    sourceUrl: pageUrl,
  };
}

/** Reference of a record: regulation, schedule and item, which amendments rarely renumber. */
function recordReference(record: SemaRecord): string {
  return derivedReference(english(record.regulation), record.schedule, record.item);
}

/** Persons' records hold stray texts in the IMO field, so only a number with the right check digit makes a ship. */
function entryTypeOf(record: SemaRecord): EntryType {
  if (record.entity !== '' && isShipImoNumber(record.imo)) return 'vessel';
  return record.lastName !== '' || record.givenName !== '' ? 'individual' : 'entity';
}

const labelled = (label: string, text: string): string => (text === '' ? '' : `${label}: ${text}`);

/** The English half of `Russia / Russie`, `General Cargo | Cargo classique`. */
function english(text: string, separator = '/'): string {
  return (text.split(separator)[0] ?? '').trim();
}

/** ISO dates of any length, `A or B`, spans, day or month first with slashes, and day serials of spreadsheets. */
function birthDatesOf(text: string): readonly BirthDate[] {
  const dates = text
    .split(/\s+or\s+|\s*;\s*/iu)
    .filter((piece) => piece !== '')
    .map((piece) => readBirthDate(monthFirst(serialDay(piece))));
  return uniqueBy(dates, (date) => date.text);
}

function serialDay(text: string): string {
  if (!/^\d{4,5}$/u.test(text) || Number(text) < 3000) return text;
  return new Date((Number(text) - 25_569) * 86_400_000).toISOString().slice(0, 10);
}

function monthFirst(text: string): string {
  return text.replace(/^(\d{1,2})\/(1[3-9]|2\d|3[01])\/(\d{4})$/u, '$2/$1/$3');
}
