import type { Identification } from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { labelledNumbers } from '../../formats/labelled-numbers.ts';
import { childText, type XmlElement } from '../../formats/xml-records.ts';
import { clean, joinRemarks } from '../../record-parts.ts';
import { DOCUMENT_TYPES } from './lookups.ts';

/** What one INDIVIDUAL_DOCUMENT says; a document without any number is only a remark. */
export interface ReadDocument {
  readonly identifications: readonly Identification[];
  readonly remark: string;
}

/** Reads a document. Its number may stand in NUMBER, in a label within NUMBER, in NOTE or in TYPE_OF_DOCUMENT2. */
export function readDocument(
  element: XmlElement,
  unknown: (what: string, example: string) => void,
): ReadDocument {
  const recordedType = childText(element, 'TYPE_OF_DOCUMENT');
  const known = DOCUMENT_TYPES[recordedType.toLowerCase()];
  if (known === undefined && recordedType !== '') unknown('document type', recordedType);
  const fineType = withoutNumberWord(childText(element, 'TYPE_OF_DOCUMENT2'));
  const note = childText(element, 'NOTE');
  const base = known ?? recordedType;
  const type = fineType === '' || /\d/u.test(fineType) ? base : fineType;
  const country = issuingCountry(element);
  const details = joinRemarks([
    dated('issued', childText(element, 'DATE_OF_ISSUE')),
    dated('expires', childText(element, 'DATE_OF_EXPIRY')),
    childText(element, 'CITY_OF_ISSUE'),
    note,
  ]);
  const number = childText(element, 'NUMBER');
  if (number !== '') {
    const read = readNumber(number);
    return {
      identifications: [
        {
          type: type === '' ? 'Document' : type,
          number: read.number,
          country: country === '' ? read.country : country,
          note: joinRemarks([read.note, details]),
        },
      ],
      remark: '',
    };
  }
  const source = [childText(element, 'TYPE_OF_DOCUMENT2'), note].find((text) => /\d{4}/u.test(text)) ?? '';
  const found = numberOfNote(source, type, country);
  return { identifications: found, remark: found.length > 0 ? '' : joinRemarks([type, country, details]) };
}

const dated = (word: string, date: string): string => (date === '' ? '' : `${word} ${date}`);

const withoutNumberWord = (text: string): string =>
  text.replace(/(?:^|\s+)(?:numbers?|no\.?)\s*:?$/iu, '').replace(/:$/u, '');

function issuingCountry(element: XmlElement): string {
  const [issuing = '', ofIssue = '', city = ''] = [
    'ISSUING_COUNTRY',
    'COUNTRY_OF_ISSUE',
    'CITY_OF_ISSUE',
  ].map((name) => childText(element, name));
  if (issuing !== '') return issuing;
  if (ofIssue !== '') return ofIssue;
  return resolveCountry(city) === null ? '' : city;
}

/** Takes labels, brackets and countries off a number: `Libyan passport No. 513519`, `R00012098, South Sudan`. */
function readNumber(text: string): { number: string; country: string; note: string } {
  const bracket = /\s*\(([^()]*)\)\s*$/u.exec(text);
  const withoutBracket = bracket === null ? text : text.slice(0, bracket.index);
  const inBracket = bracket?.[1] ?? '';
  const tail = /^(.*\d.*?),\s*(\D+)$/u.exec(withoutBracket);
  const tailCountry = tail !== null && resolveCountry(tail[2] ?? '') !== null ? (tail[2] ?? '') : '';
  const body = tailCountry === '' ? withoutBracket : (tail?.[1] ?? '');
  const labelled = /^(.*\p{Ll}{2}[”).:]*)\s+(.*\d.*)$/u.exec(body);
  const number = clean(labelled?.[2] ?? body).replace(/^(?:no\.?:?|n°|№)\s*(?=[\p{Lu}\d])/iu, '');
  const bracketCountry = resolveCountry(inBracket) === null ? '' : inBracket;
  return {
    number,
    country: tailCountry === '' ? bracketCountry : tailCountry,
    note: joinRemarks([labelled?.[1] ?? '', bracketCountry === '' ? inBracket : '']),
  };
}

/** The number of a document that has none of its own: `Moroccan national identity card DE- 473900`. */
function numberOfNote(text: string, type: string, country: string): readonly Identification[] {
  const labelled = labelledNumbers(text)[0];
  const number = labelled?.number ?? /(?:\p{Lu}{1,3}[- ]{1,2})?\p{Lu}?\d{4,}\p{Lu}?/u.exec(text)?.[0];
  if (number === undefined || /^(?:19|20)\d\d$/u.test(number)) return [];
  const issuer = country === '' ? (labelled?.country ?? '') : country;
  return [{ type: labelled?.type ?? type, number: clean(number), country: issuer, note: text }];
}
