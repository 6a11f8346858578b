import type { BirthDate, ListedName, ListedPartyRecord, PartyCountry } from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { daySpan, readBirthDate, readDay } from '../../dates.ts';
import { contactsIn } from '../../formats/contact-values.ts';
import { splitEnumerated } from '../../formats/enumerated-text.ts';
import { readFreeAddress } from '../../formats/free-address.ts';
import { labelledNumbers, walletsIn } from '../../formats/labelled-numbers.ts';
import { withoutListedAs } from '../../formats/name-labels.ts';
import type { ReadReport } from '../../list-source.ts';
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
import { ENTRY_TYPES, MEASURES, NAME_KINDS } from './lookups.ts';
import type { Column, NameRow } from './parse.ts';

/** One party of its name rows; cells that differ between the rows are joined. */
export function toParty(
  reference: string,
  rows: readonly NameRow[],
  pageUrl: string,
  report: ReadReport,
): ListedPartyRecord {
  const every = (column: Column): readonly string[] => uniqueTexts(rows.map((row) => row.text(column)));
  const lines = (column: Column): readonly string[] => [
    ...new Set(rows.map((row) => row.text(column)).filter((text) => text !== '')),
  ];
  const prose = lines('Additional Information');
  const addresses = uniqueAddresses(lines('Address').flatMap(splitEnumerated).flatMap(readFreeAddress));
  const birthPlaces = uniqueTexts(lines('Place of Birth').flatMap(splitEnumerated));
  return {
    listCode: 'AU_DFAT',
    publisherRef: reference,
    entryType: entryTypeOf(rows, report),
    names: listedNames([...namesOf(rows, report), ...prose.flatMap(previousNames)]),
    addresses,
    countries: uniqueCountries([
      ...every('Citizenship').flatMap(citizenships),
      ...addressCountries(addresses),
      ...birthPlaces.flatMap((place) => lastCountry(place)),
    ]),
    identifications: uniqueIdentifications([
      ...every('IMO Number').map((number) => ({ type: 'IMO number', number, country: '', note: '' })),
      ...prose.flatMap(unReferences),
      ...prose.flatMap(labelledNumbers),
    ]),
    contacts: uniqueBy(
      prose.concat(lines('Address')).flatMap(contactsIn),
      (contact) => contact.type + contact.value.toLowerCase(),
    ),
    wallets: uniqueBy(prose.flatMap(walletsIn), (wallet) => wallet.address),
    birthDates: uniqueBy(rows.flatMap(birthDatesOf), (date) => date.text),
    birthPlaces,
    programs: every('Committees'),
    remarks: joinRemarks([
      ...every('Additional Information'),
      ...every('Listing Information'),
      ...every('Instrument of Designation'),
      ...measuresOf(rows),
    ]),
    listedOn: listedOn(lines('Listing Information')) ?? listedOn(prose),
    sourceUrl: pageUrl,
  };
}

function entryTypeOf(rows: readonly NameRow[], report: ReadReport): ListedPartyRecord['entryType'] {
  const texts = rows.map((row) => row.text('Type')).filter((text) => text !== '');
  for (const text of texts) {
    const type = ENTRY_TYPES[text.toLowerCase()];
    if (type !== undefined) return type;
    report.unknown(`type ${text}`, rows[0]?.text('Reference') ?? '');
  }
  return rows.some((row) => row.text('IMO Number') !== '') ? 'vessel' : 'entity';
}

/** Some parties have no row `Primary Name`: the first row's name is theirs then. */
function namesOf(rows: readonly NameRow[], report: ReadReport): readonly ListedName[] {
  return rows.flatMap((row) => {
    const kind = NAME_KINDS[row.text('Name Type').toLowerCase()];
    if (kind === undefined) report.unknown(`name type ${row.text('Name Type')}`, row.text('Reference'));
    const strength = row.text('Alias Strength').toLowerCase();
    if (!['', 'strong', 'weak'].includes(strength))
      report.unknown(`alias strength ${strength}`, row.text('Reference'));
    const quality = strength === 'weak' ? 'weak' : 'strong';
    const [text = '', ...spellings] = withoutListedAs(row.text('Name of Individual or Entity')).split('\n');
    return [
      { text, kind: kind ?? 'alias', quality },
      ...spellings.map((spelling): ListedName => ({ text: spelling, kind: 'former', quality })),
    ];
  });
}

/** `Previous names include ASHER and BIRCH` of vessels. */
function previousNames(text: string): readonly ListedName[] {
  const [, list = ''] = /\bprevious(?:ly)? names?(?: include[sd]?|:)?\s+([^.;\n]+)/iu.exec(text) ?? [];
  return list
    .split(/,\s*|\s+and\s+/u)
    .filter((name) => name !== '')
    .map((name) => ({ text: name, kind: 'former', quality: 'strong' }));
}

function citizenships(text: string): readonly PartyCountry[] {
  const whole = resolveCountry(text) !== null;
  const parts = whole
    ? [text]
    : splitEnumerated(text).flatMap((piece) => piece.split(/\s*[,/]\s*|\s+and\s+/u));
  return parts
    .filter((part) => !/^unknown$/iu.test(part))
    .flatMap((part) => partyCountry(part, 'citizenship'));
}

function lastCountry(place: string): readonly PartyCountry[] {
  const named = place
    .split(/,\s*/u)
    .map((part) => part.replace(/\s*\([^()]*\)|\.$/gu, '').trim())
    .findLast((part) => resolveCountry(part) !== null);
  return named === undefined ? [] : partyCountry(named, 'birth');
}

/** The reference of the United Nations list at the start of the text: `TAi.002`, `QDe.161`. */
function unReferences(
  text: string,
): readonly { type: string; number: string; country: string; note: string }[] {
  const [reference] = /^[A-Z]{2}[ie]\.\d{3}(?!\d)/u.exec(text) ?? [];
  return reference === undefined ? [] : [{ type: 'UN reference', number: reference, country: '', note: '' }];
}

const MEASURE_YES = /^(?:true|yes|1)$/iu;

function measuresOf(rows: readonly NameRow[]): readonly string[] {
  const applying = MEASURES.filter((column) => rows.some((row) => MEASURE_YES.test(row.text(column))));
  return applying.length === 0 ? [] : [`Measures: ${applying.join(', ')}`];
}

/** A bare number is a year here, never a day serial; texts are day first and hold several dates. */
function birthDatesOf(row: NameRow): readonly BirthDate[] {
  const cell = row.cell('Date of Birth');
  if (typeof cell === 'number') {
    const span = daySpan(cell);
    return [{ text: String(cell), earliest: span?.earliest ?? null, latest: span?.latest ?? null }];
  }
  return splitEnumerated(row.text('Date of Birth'))
    .flatMap((piece) => piece.split(/\s*,\s*|\s+or\s+|(?<=\d{4})\s+(?=\d{1,2}\/|\p{L}{3,}\.?\s+\d{4})/u))
    .map((piece) => piece.replace(/^\((.*)\)$/u, '$1').replace(/^(?:and|or)\s+/iu, ''))
    .map((piece) =>
      piece.replace(/^(?:alt(?:ernat(?:e|ive))?\.?\s*)?(?:DOB|date of birth|born)\s*:?\s*|[.\s]+$/giu, ''),
    )
    .map((piece) =>
      piece
        .replace(/^(?:c\.|about|around|approx(?:imately)?\.?)\s*/iu, 'circa ')
        .replace(/(?<=\d{4})\s*[-–]\s*(?=\d{4})/u, ' to '),
    )
    .filter((piece) => /\d/u.test(piece))
    .map(readBirthDate);
}

/** `Listed on: 22 Feb. 2017`, `Listed by UN 1267 Committee on 25 January 2001 (amended ...)`, or a date cell. */
function listedOn(texts: readonly string[]): string | null {
  for (const text of texts) {
    if (/^\d{4}-\d\d-\d\d/u.test(text)) return text.slice(0, 10);
    const [, date] =
      /\b(?:listed|designated|listing start date)\b[^.(]*?:?\s(\d{1,2}\s+\p{L}+\.?\s+\d{4})/iu.exec(
        text.replace(/\s+/gu, ' '),
      ) ?? [];
    const day = date === undefined ? null : readDay(date);
    if (day !== null) return day;
  }
  return null;
}
