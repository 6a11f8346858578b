import { cleanText } from '../normalise/clean-text.ts';
import { createQueryName, type QueryName } from '../names/query-name.ts';
import { postalForm } from './postal-codes.ts';
import { prepareAddress, type PreparedAddress } from './prepare-address.ts';

/** An address to search for. */
export interface QueryAddress {
  readonly address: PreparedAddress;
  /** Its names, with what was already found out about listed words. */
  readonly names: QueryName;
  /** Every run of its words that may be a listed postal code, as `postalForm` writes them. */
  readonly postalCodes: ReadonlySet<string>;
}

/** A postal code is written in up to this many parts ("GR 105 64"). */
const MOST_PARTS = 4;
const SHORTEST_CODE = 3;
const LONGEST_CODE = 12;

function possiblePostalCodes(text: string, address: PreparedAddress): ReadonlySet<string> {
  const parts = cleanText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
  const numbers = new Set(
    [...address.houses, ...address.units, ...address.boxes].map((number) => number.toUpperCase()),
  );
  const codes = new Set(address.postalCodes);
  for (let start = 0; start < parts.length; start++) {
    for (let length = 1; length <= MOST_PARTS && start + length <= parts.length; length++) {
      const code = postalForm(parts.slice(start, start + length).join(''));
      if (code.length > LONGEST_CODE) break;
      if (code.length >= SHORTEST_CODE && /\d/u.test(code) && !numbers.has(code)) codes.add(code);
    }
  }
  return codes;
}

/** Reads a text as an address to search for. */
export function createQueryAddress(text: string): QueryAddress {
  const address = prepareAddress(text);
  return { address, names: createQueryName(address.name), postalCodes: possiblePostalCodes(text, address) };
}
