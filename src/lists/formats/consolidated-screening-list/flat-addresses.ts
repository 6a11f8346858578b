import type { ListedAddress } from '../../../domain/listed-party.ts';
import { countryName, resolveCountry } from '../../../countries/countries.ts';
import { listedAddress } from '../../record-parts.ts';

const US_STATES = new Set(
  (
    'AL AK AZ AR CA CO CT DE FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC ' +
    'SD TN TX UT VT VA WA WV WI WY DC PR GU VI AS MP'
  ).split(' '),
);

const STATE_WORD =
  /\b(?:obl\.?|oblast|region|province|prov\.?|krai|kray|prefecture|governorate|state|republic of)(?![\p{L}])/iu;

const CHINESE_PROVINCES =
  /^(?:Anhui|Fujian|Gansu|Guangdong|Guizhou|Hainan|Hebei|Heilongjiang|Henan|Hubei|Hunan|Jiangsu|Jiangxi|Jilin|Liaoning|Qinghai|Shaanxi|Shandong|Shanxi|Sichuan|Yunnan|Zhejiang|Guangxi|Inner Mongolia|Ningxia|Tibet|Xinjiang)$/u;

/** True for a postal abbreviation of a state or territory of the United States. */
export function isUsState(text: string): boolean {
  return US_STATES.has(text.trim().toUpperCase());
}

/**
 * Takes the addresses of a CSV cell apart: `street, city, [state], [postal code], CC; ...`, all joined with commas by the
 * publisher. A piece without a country code at its end has that of the next piece that has one: one listed address
 * may itself hold semicolons.
 */
export function splitFlatAddresses(cell: string): readonly ListedAddress[] {
  const pieces = cell
    .split(/;\s+/u)
    .map((piece) => piece.replace(/^(?:and|or)\s+/u, '').trim())
    .filter((piece) => piece !== '');
  let following = '';
  const addresses: ListedAddress[] = [];
  for (const piece of pieces.reverse()) {
    const tokens = piece.split(/,\s+|,$/u).map((token) => token.trim());
    const code = countryCodeOf(tokens);
    if (code !== '') following = code;
    addresses.unshift(
      ...splitTokens(
        tokens.filter((token) => token !== ''),
        following,
      ),
    );
  }
  return addresses;
}

function countryCodeOf(tokens: readonly string[]): string {
  const last = tokens.at(-1) ?? '';
  if (!/^[A-Z]{2}$/u.test(last)) return '';
  const inUnitedStates = isUsState(last) && resolveCountry(last) === null;
  return inUnitedStates ? '' : last;
}

function splitTokens(tokens: readonly string[], inherited: string): readonly ListedAddress[] {
  const rest = [...tokens];
  const own = countryCodeOf(rest);
  if (own !== '') rest.pop();
  const code = own === '' ? inherited : own;
  const end = takeCountryAndPostalCode(rest, code);
  const state = takeState(rest);
  if (own === '' && isUsState(state) && end.postalCode !== '')
    return unitedStates(rest, state, end.postalCode);
  const city = isCity(rest.at(-1) ?? '') ? (rest.pop() ?? '') : '';
  return listedAddress({ lines: rest, city, state, postalCode: end.postalCode, country: end.country });
}

/** Takes `China`, `100094` or `Xian 710000 China` off the end; a city that stands beside them stays. */
function takeCountryAndPostalCode(
  rest: string[],
  code: string,
): { readonly country: string; readonly postalCode: string } {
  let country = code;
  let postalCode = '';
  for (let step = 0; step < 2; step++) {
    const last = rest.at(-1) ?? '';
    if (isCountryName(last, code)) country = rest.pop() ?? code;
    else if (postalCode === '' && isPostalCode(last)) postalCode = rest.pop() ?? '';
  }
  const [, before = '', digits = '', after = ''] =
    /^(\D*?)\s*(?<![\d#-])(\d{5,7}|\d{3} \d{2})(?![\d-])\s*(\D*)$/u.exec(rest.at(-1) ?? '') ?? [];
  if (postalCode === '' && digits !== '' && /^[\p{L} .'-]*$/u.test(before + after)) {
    const words = [before, after].map((word) => word.trim()).filter((word) => word !== '');
    country = words.find((word) => isCountryName(word, code)) ?? country;
    const city = words.filter((word) => word !== country).join(' ');
    rest.splice(-1, 1, ...(city === '' ? [] : [city]));
    postalCode = digits;
  }
  return { country, postalCode };
}

/** Short names that publishers use and the display name is not. */
const SHORT_NAMES =
  /^(?:U\.?A\.?E\.?|U\.?K\.?|U\.?S\.?A?\.?|P\.?R\.? ?China|PRC|Turkey|Czech Republic|Korea|Russian Federation)$/iu;

/** True for a country's own name. A region (`Dubai`, `Crimea`) gives its country too, but is the city or state here. */
function isCountryName(text: string, code: string): boolean {
  const resolved = resolveCountry(text);
  if (resolved === null || (code !== '' && resolved !== resolveCountry(code))) return false;
  return SHORT_NAMES.test(text) || countryName(resolved).toLowerCase() === text.toLowerCase();
}

/** The last part is a city unless it is a unit, a box or a house number. */
function isCity(text: string): boolean {
  if (
    text === '' ||
    /^#|^\d+$|\bbox\b|\b(?:room|rm|suite|office|flat|unit|floor|apt)\.?\s*[#\d]/iu.test(text)
  )
    return false;
  return !/^\d/u.test(text) && !/\d.*\b(?:road|street|st|rd|ave|avenue)\b/iu.test(text);
}

/** Rows of the denied persons list leave the country out for addresses in the United States. */
function unitedStates(rest: string[], state: string, postalCode: string): readonly ListedAddress[] {
  const city = rest.pop() ?? '';
  return listedAddress({ lines: rest, city, state, postalCode, countryCode: 'US' });
}

function isPostalCode(token: string): boolean {
  return /^(?=.*\d)(?:\d{3,7}(?:-\d{3,4})?|[A-Z]{1,2}-?\d{4,6}|[A-Z]{1,2}\d[A-Z\d]?\s?\d[A-Z]{2}|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[\d-]+\s\d+)$/u.test(
    token,
  );
}

function takeState(rest: string[]): string {
  const last = rest.at(-1) ?? '';
  if (rest.length < 2) return '';
  const isState =
    isUsState(last) || STATE_WORD.test(last) || CHINESE_PROVINCES.test(last) || /^[A-Z]{2}$/u.test(last);
  return isState && !/\d/u.test(last) ? (rest.pop() ?? '') : '';
}
