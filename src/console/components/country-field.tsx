import type { VNode } from 'preact';
import { COUNTRY_NAMES } from '../../countries/countries.ts';
import { readGivenCountry } from '../../screening/given-country.ts';
import { TextField } from './form.tsx';

const LIST = 'countries';

/** A field for a country in any spelling, with the list to choose from. One to a page brings the list. */
export function CountryField({
  value,
  hint,
  error,
  withList = true,
}: {
  readonly value: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** False where another field of the page has brought it. */
  readonly withList?: boolean;
}): VNode {
  return (
    <div>
      <TextField
        name="country"
        label="Country"
        value={value}
        autoComplete="off"
        list={LIST}
        {...(hint === undefined ? {} : { hint })}
        {...(error === undefined ? {} : { error })}
      />
      {withList && (
        <datalist id={LIST}>
          {COUNTRY_NAMES.map((name) => (
            <option key={name} value={name} />
          ))}
        </datalist>
      )}
    </div>
  );
}

/** What is wrong with a country beside its field; null for nothing. To narrow, it must be one country. */
export function countryProblem(text: string, narrows: boolean): string | null {
  const given = readGivenCountry(text);
  switch (given.kind) {
    case 'country':
      return null;
    case 'none':
      return narrows ? 'Enter the country to which the matches shall be tied.' : null;
    case 'place':
      return narrows ? 'Matches can be tied to one country only. Enter one, or take the tick away.' : null;
    case 'unknown':
      return `No country of this name is known, so it would raise no flag. ${suggestion(given.similar)}`;
  }
}

function suggestion(similar: readonly string[]): string {
  if (similar.length === 0) return 'Choose one of the list, or leave the field empty.';
  return `Did you mean ${similar.join(' or ')}? Choose one of the list, or leave the field empty.`;
}
