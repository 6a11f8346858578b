import type { VNode } from 'preact';
import { countryName } from '../../countries/countries.ts';
import { addressLine, type ListedParty, type PartyCountry } from '../../domain/listed-party.ts';
import { shownInLatin } from '../../screening/shown-texts.ts';
import { Name } from './parts.tsx';
import { Day } from './time.tsx';

/** Values of one kind that are shown before the rest is folded. */
const SHOWN = 5;

/** What a list says of a party, kind by kind; countries in English, other scripts with a rendering in Latin letters. */
export function PartyFacts({
  party,
  without = '',
}: {
  readonly party: ListedParty;
  /** A name that stands elsewhere on the page. */
  readonly without?: string;
}): VNode {
  const names = new Set(party.names.slice(1).map(({ text }) => text));
  names.delete(without);
  const latin = latinOf(party);
  const of = (...relations: readonly PartyCountry['relation'][]): readonly string[] =>
    distinct(party.countries.filter(({ relation }) => relations.includes(relation)).map(countryShown));
  return (
    <dl class="facts">
      <Fact label="Program" values={party.programs} latin={latin} />
      <Fact label="Other names" values={[...names]} latin={latin} />
      <Fact label="Born" values={party.birthDates.map(({ text }) => text)} latin={latin} />
      <Fact label="Place of birth" values={party.birthPlaces} latin={latin} />
      <Fact label="Nationality" values={of('nationality', 'citizenship')} latin={latin} />
      <Fact label="Other countries" values={otherCountries(party)} latin={latin} />
      <Fact label="Addresses" values={distinct(party.addresses.map(addressLine))} latin={latin} />
      <Fact label="Identifiers" values={identifiersOf(party)} latin={latin} />
      <Fact
        label="Contacts"
        values={party.contacts.map(({ type, value }) => `${type}: ${value}`)}
        latin={latin}
      />
      <Fact label="Remarks" values={party.remarks === '' ? [] : [party.remarks]} latin={latin} />
      {party.listedOn !== null && (
        <>
          <dt>Listed on</dt>
          <dd>
            <Day day={party.listedOn} />
          </dd>
        </>
      )}
    </dl>
  );
}

/** A country in English, and as it is recorded where that is something else. */
function countryShown({ name, code }: Pick<PartyCountry, 'name' | 'code'>): string {
  const english = code === '' ? name : countryName(code);
  return english === name || name.toUpperCase() === code ? english : `${english} (${name})`;
}

/** The countries a party is tied to, in English, each once; of its addresses too. */
export function countriesOfParty(
  party: ListedParty,
): readonly { readonly code: string; readonly name: string }[] {
  const all = [
    ...party.countries,
    ...party.addresses.map(({ country, countryCode }) => ({ name: country, code: countryCode })),
  ];
  const byName = new Map<string, string>();
  for (const { name, code } of all) {
    const shown = code === '' ? name : countryName(code);
    if (shown !== '') byName.set(shown, code);
  }
  return [...byName].map(([name, code]) => ({ name, code }));
}

/** Documents, registrations and wallets, a line each. */
function identifiersOf(party: ListedParty): readonly string[] {
  return [
    ...party.identifications.map(({ type, number, country, note }) =>
      [`${type}: ${number}`, country === '' ? '' : `(${country})`, note]
        .filter((part) => part !== '')
        .join(' '),
    ),
    ...party.wallets.map(({ currency, address }) => `Wallet ${currency}: ${address}`),
  ];
}

const RELATIONS = {
  residence: 'residence',
  registration: 'registration',
  flag: 'flag',
  birth: 'birth',
  address: 'address',
  document: 'document',
  activity: 'activity',
} as const;

function otherCountries({ countries }: ListedParty): readonly string[] {
  return distinct(
    countries.flatMap((country) => {
      const { relation } = country;
      if (relation === 'nationality' || relation === 'citizenship') return [];
      return [`${countryShown(country)}, ${RELATIONS[relation]}`];
    }),
  );
}

const distinct = (values: readonly string[]): readonly string[] =>
  [...new Set(values)].filter((value) => value !== '');

type Latin = (text: string) => string | null;

/** Characters on a list of Japan are read as Japanese, which no table here does. */
function latinOf({ listCode }: ListedParty): Latin {
  return (text) => (listCode === 'JP_MOF' && /\p{Script=Han}/u.test(text) ? null : shownInLatin(text));
}

function Fact({
  label,
  values,
  latin,
}: {
  readonly label: string;
  readonly values: readonly string[];
  readonly latin: Latin;
}): VNode | null {
  if (values.length === 0) return null;
  const rest = values.slice(SHOWN);
  return (
    <>
      <dt>{label}</dt>
      <dd>
        <Values values={values.slice(0, SHOWN)} latin={latin} />
        {rest.length > 0 && (
          <details class="more">
            <summary>{`${rest.length} more`}</summary>
            <Values values={rest} latin={latin} />
          </details>
        )}
      </dd>
    </>
  );
}

function Values({ values, latin }: { readonly values: readonly string[]; readonly latin: Latin }): VNode {
  if (values.length === 1) return <InLatin text={values[0] ?? ''} latin={latin} />;
  return (
    <ul class="values">
      {values.map((value, at) => (
        <li key={at}>
          <InLatin text={value} latin={latin} />
        </li>
      ))}
    </ul>
  );
}

/** A text, with a rendering in Latin letters beside one of another script. */
export function InLatin({
  text,
  latin = shownInLatin,
}: {
  readonly text: string;
  readonly latin?: Latin;
}): VNode {
  const rendering = latin(text);
  return (
    <>
      <Name text={text} />
      {rendering !== null && <span class="muted latin" lang="und-Latn">{` ${rendering}`}</span>}
    </>
  );
}
