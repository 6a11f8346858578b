import type { ListedAddress } from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { childText, type XmlElement } from '../../formats/xml-records.ts';
import { listedAddress } from '../../record-parts.ts';

/** Addresses of one ADDRESS element and the note that stays. */
export interface ReadAddress {
  readonly addresses: readonly ListedAddress[];
  readonly note: string;
}

/** Notes about time or whereabouts, as against those that hold the address itself. */
const ABOUT_TIME =
  /^\(?(?:as (?:of|at)|since|until|from|in detention|in prison|remains|located|location|previous|current|possible|alternative|main|residence|domicile|known|also|active|tel|phone|e-?mail|fax)\b/iu;

/**
 * Reads an address. Some branch offices and guest houses have no STREET or CITY but the whole address in NOTE, several
 * of them behind `i)` `ii)`: those become addresses with the text as street and the country they end in.
 */
export function readAddress(element: XmlElement): ReadAddress {
  const [street = '', city = '', state = '', postalCode = '', country = '', note = ''] = [
    'STREET',
    'CITY',
    'STATE_PROVINCE',
    'ZIP_CODE',
    'COUNTRY',
    'NOTE',
  ].map((name) => childText(element, name));
  if (street === '' && city === '' && state === '' && note.includes(',') && !ABOUT_TIME.test(note)) {
    return { addresses: addressesOfNote(note, country), note };
  }
  return { addresses: listedAddress({ lines: [street], city, state, postalCode, country }), note };
}

function addressesOfNote(note: string, country: string): readonly ListedAddress[] {
  const place = note
    .replace(/[,;]\s*(?:tel(?:ephone)?|phone|mobile|fax|e-?mail)\b.*$/iu, '')
    .replace(/\s*\((?:previous|current)[^()]*\)\s*$/iu, '')
    .replace(/^branch office \d+:\s*/iu, '');
  return place.split(/(?:^|\s)(?:i{1,3}|iv|vi{0,3})\)\s/u).flatMap((one) => {
    const parts = one.split(',').map((part) => part.trim());
    const last = parts.at(-1) ?? '';
    const named = resolveCountry(last) === null ? country : last;
    if (one.trim() === '') return [];
    return listedAddress({ lines: named === last ? parts.slice(0, -1) : parts, country: named });
  });
}
