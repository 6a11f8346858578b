import type {
  BirthDate,
  Identification,
  ListedName,
  ListedPartyRecord,
  PartyCountry,
} from '../../../domain/listed-party.ts';
import { ListFormatError } from '../../../errors.ts';
import { daySpan, readBirthDate } from '../../dates.ts';
import { derivedReference } from '../../derived-reference.ts';
import type { ReadReport } from '../../list-source.ts';
import {
  joinRemarks,
  listedAddress,
  listedNames,
  uniqueCountries,
  uniqueIdentifications,
} from '../../record-parts.ts';
import {
  type Field,
  arabicCountryCode,
  countriesIn,
  documentTypeOf,
  entryTypeOf,
  latinDate,
} from './lookups.ts';
import type { TerroristRow } from './parse.ts';

/** One party. The row number `#` changes, so the reference is made of both names and the date of birth. */
export function toParty(row: TerroristRow, pageUrl: string, report: ReadReport): ListedPartyRecord {
  const names = namesOf(row);
  if (names.length === 0) throw new ListFormatError(`row ${row.text('index')} has no name`);
  const birthDates = birthDatesOf(row);
  const addresses = [
    ...listedAddress({ lines: [row.text('street')], city: row.text('city'), country: row.text('country') }),
    ...listedAddress({ lines: [row.text('headquarters')] }),
  ];
  return {
    listCode: 'AE_EOCN',
    publisherRef: derivedReference(row.text('nameLatin'), row.text('nameArabic'), birthDates[0]?.text ?? ''),
    entryType: typeOf(row, report),
    names,
    addresses,
    countries: uniqueCountries([
      ...tied(countriesIn(row.text('nationality')), 'nationality'),
      ...tied(countriesIn(row.text('country')), 'address'),
      ...tied(lastCountry(row.text('birthPlace')), 'birth'),
      ...tied(lastCountry(row.text('headquarters')), 'registration'),
    ]),
    identifications: uniqueIdentifications(identificationsOf(row)),
    contacts: [],
    wallets: [],
    birthDates,
    birthPlaces: row.text('birthPlace') === '' ? [] : [row.text('birthPlace')],
    programs: ['UAE Local Terrorist List'],
    remarks: joinRemarks([row.text('other'), row.text('notes')]),
    listedOn: null,
    sourceUrl: pageUrl,
  };
}

/** The list has no class for ships; one stands among the entities. */
function typeOf(row: TerroristRow, report: ReadReport): ListedPartyRecord['entryType'] {
  const type = entryTypeOf(row.text('classification'));
  if (type === undefined)
    report.unknown(`classification ${row.text('classification')}`, row.text('nameLatin'));
  const texts = [row.text('nameArabic'), row.text('nameLatin'), row.text('notes')].join(' ');
  if (type !== 'individual' && /(?:ال)?سفين[ةه]|\bIMO\b|\bvessel\b/iu.test(texts)) return 'vessel';
  return type ?? 'entity';
}

/** The Latin name first, then the Arabic one; the name of the document adds a kunya in brackets, which many people bear. */
function namesOf(row: TerroristRow): readonly ListedName[] {
  const [, plain = '', kunya = ''] = /^([^()]+?)\s*\(([^()]+)\)\s*$/u.exec(row.text('documentName')) ?? [];
  const texts = [
    row.text('nameLatin'),
    row.text('nameArabic'),
    plain === '' ? row.text('documentName') : plain,
  ];
  return listedNames([
    ...texts.map((text, index): ListedName => ({
      text,
      kind: index === 0 ? 'primary' : 'alias',
      quality: 'strong',
    })),
    { text: kunya, kind: 'alias', quality: 'weak' },
  ]);
}

function tied(names: readonly string[], relation: PartyCountry['relation']): readonly PartyCountry[] {
  return names.map((name) => ({ name, code: arabicCountryCode(name) ?? '', relation }));
}

/** `طرابلس - ليبيا`, `مصر - القاهرة`: the part that is a country. */
function lastCountry(place: string): readonly string[] {
  const named = countriesIn(place).findLast((part) => arabicCountryCode(part) !== null);
  return named === undefined ? [] : [named];
}

/** Days from 30 December 1899 to 1 January 1970. */
const EXCEL_EPOCH_DAYS = 25_569;

/** A bare year is a number here; in a date cell it shows as a day of 1905 (serial 1975 is 28 May 1905). */
function birthDatesOf(row: TerroristRow): readonly BirthDate[] {
  const cell = row.cell('birthDate');
  const text = row.text('birthDate');
  if (text === '') return [];
  const serial = /^19\d\d-\d\d-\d\d$/u.test(text)
    ? Date.parse(text) / 86_400_000 + EXCEL_EPOCH_DAYS
    : Number.NaN;
  const year = typeof cell === 'number' ? cell : serial;
  const span = year >= 1850 && year <= 2030 ? daySpan(year) : null;
  if (span !== null) return [{ text: String(year), ...span }];
  return text
    .split(/\s+أو\s+|\s*;\s*/u)
    .map((piece) => ({ ...readBirthDate(latinDate(piece)), text: piece }));
}

function identificationsOf(row: TerroristRow): readonly Identification[] {
  const note = notes(row, [
    ['issued', 'issued'],
    ['expires', 'expires'],
  ]);
  const country = row.text('issuer');
  const documents = numbersOf(row.text('documentNumber'), row.text('documentType') || 'رقم');
  const licences = numbersOf(row.text('licence'), 'رخصة');
  return [
    ...documents.map((one) => ({ ...one, country, note })),
    ...licences.map((one) => ({ ...one, country: '', note: notes(row, [['expires', 'licenceExpires']]) })),
  ];
}

function notes(row: TerroristRow, fields: readonly (readonly [string, Field])[]): string {
  return fields
    .filter(([, field]) => row.text(field) !== '')
    .map(([label, field]) => `${label} ${row.text(field)}`)
    .join(', ');
}

/** Two numbers may stand in a cell, each with its own label in Arabic: `رقم التسجيل (81396) رقم الرخصة (5083663376)`. */
function numbersOf(
  text: string,
  type: string,
): readonly { readonly type: string; readonly number: string }[] {
  const found = [...text.matchAll(/([^\dA-Za-z():]*)[:(\s]*([A-Za-z]{0,3}[-\s]?\d[\dA-Za-z/-]*)\)?/gu)];
  const labelled = found.map(([, label = '', number = '']) => ({
    type: documentTypeOf(/\p{L}/u.test(label) ? label.trim() : type),
    number: number.trim(),
  }));
  if (labelled.length > 0) return labelled;
  return text === '' ? [] : [{ type: documentTypeOf(type), number: text }];
}
