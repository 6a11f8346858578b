import type { ListedAddress } from '../../domain/listed-party.ts';
import { resolveCountry } from '../../countries/countries.ts';
import { listedAddress } from '../record-parts.ts';

const LEAD =
  /^(?:(?:previous(?:ly)?|alternat(?:iv)?e|current|last known|possible|possibly|believed to be|reported to be|reportedly|located|residing|lives|headquarters|based|address)(?:\s+(?:address|location|residence|live|in|at))*\s*:?\s+(?:in\s+|at\s+)?)/iu;

/**
 * Reads an address written as one text, `12 Oak Street, Tehran 14157, Iran`: the country is the last part that names one,
 * a word of digits before it the postal code, the part before that the city. A note in brackets stays with the street.
 */
export function readFreeAddress(text: string): readonly ListedAddress[] {
  const notes = text.match(/\([^()]*\)/gu) ?? [];
  const parts = text
    .replace(/\([^()]*\)/gu, ' ')
    .replace(LEAD, '')
    .split(/[,،、]\s*/u)
    .map((part) =>
      part
        .replace(/\s+/gu, ' ')
        .replace(/[\s.]+$/u, '')
        .trim(),
    )
    .filter((part) => part !== '');
  const trailing = takeTrailingCode(parts);
  const country = takeCountry(parts);
  const postalCode = trailing === '' ? takePostalCode(parts) : trailing;
  const last = parts.at(-1) ?? '';
  const city = parts.length > 1 && /^[\p{L}\p{M}' .-]{2,40}$/u.test(last) ? (parts.pop() ?? '') : '';
  const lone = parts.length === 1 && city === '' && country !== '' && /^[\p{L}\p{M}' -]{2,40}$/u.test(last);
  if (lone) return listedAddress({ lines: notes, city: last, postalCode, country });
  return listedAddress({ lines: [...parts, ...notes], city, postalCode, country });
}

function takeCountry(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  const [, before = '', tail = ''] = /^(.*\d[\d-]*)\s+(\p{L}[\p{L} .'-]+)$/u.exec(last) ?? [];
  if (resolveCountry(last) !== null) return parts.pop() ?? '';
  if (tail !== '' && resolveCountry(tail) !== null) {
    parts.splice(-1, 1, before);
    return tail;
  }
  return '';
}

/** `Moscow, Russia 121596`. */
function takeTrailingCode(parts: string[]): string {
  const [, name = '', code = ''] = /^(\p{L}[\p{L} .'-]+?)\s+(\d[\d-]{3,8})$/u.exec(parts.at(-1) ?? '') ?? [];
  if (code === '' || resolveCountry(name) === null) return '';
  parts.splice(-1, 1, name);
  return code;
}

function takePostalCode(parts: string[]): string {
  const last = parts.at(-1) ?? '';
  if (parts.length > 1 && /^(?=.*\d)[\dA-Z-]{4,9}$/u.test(last)) return parts.pop() ?? '';
  const [, before = '', code = '', after = ''] =
    /^([\p{L} .'-]*?)\s*(?<!\d)(\d{5,6})\s*([\p{L} .'-]*)$/u.exec(last) ?? [];
  if (code === '' || parts.length < 2) return '';
  const city = `${before} ${after}`.trim();
  parts.splice(-1, 1, ...(city === '' ? [] : [city]));
  return code;
}
