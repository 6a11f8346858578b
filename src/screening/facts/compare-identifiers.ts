import { resolveCountry } from '../../countries/countries.ts';
import { identifierText, type FactVerdict, type KnownIdentifier } from '../../domain/facts.ts';
import type { Identification, ListedParty } from '../../domain/listed-party.ts';
import {
  identificationLabel,
  identificationValues,
  walletValues,
} from '../../matching/identifiers/listed-values.ts';
import type { LookupKey } from '../../matching/identifiers/lookup-key.ts';
import { squeeze } from '../../matching/identifiers/normalise-value.ts';
import { identifierKeys } from '../../matching/identifiers/query-values.ts';
import { identifierTypeOf, worthOf, type IdentifierType } from './identifier-types.ts';
import { bestVerdict } from './verdicts.ts';

/** An identifier that was sent, as it is compared. */
export interface SentIdentifier {
  readonly sent: string;
  readonly number: string;
  readonly type: IdentifierType | null;
  /** Upper-case ISO 3166-1 alpha-2; null where none was sent, or none that is known. */
  readonly country: string | null;
  /** Under which equal numbers are found. */
  readonly keys: ReadonlySet<LookupKey>;
}

/** What a record says to an identifier that was sent. */
export interface IdentifierAnswer {
  readonly verdict: FactVerdict;
  readonly listed: string;
}

/** Reads the identifiers of a request, in the order of their worth. */
export function readIdentifiers(identifiers: readonly KnownIdentifier[]): readonly SentIdentifier[] {
  return identifiers.map(readIdentifier).sort((a, b) => worthOf(a.type) - worthOf(b.type));
}

function readIdentifier(identifier: KnownIdentifier): SentIdentifier {
  const { number, type = '', country = '' } = identifier;
  return {
    sent: identifierText(identifier),
    number,
    type: type === '' ? null : identifierTypeOf(type),
    country: country === '' ? null : resolveCountry(country),
    keys: new Set(identifierKeys(number)),
  };
}

/** How an identifier compares with the numbers and wallets of a record; the one that fits best speaks. */
export function compareIdentifier(
  sent: SentIdentifier,
  party: Pick<ListedParty, 'identifications' | 'wallets'>,
): IdentifierAnswer {
  const answers = party.identifications.flatMap((one): IdentifierAnswer[] => {
    const verdict = compareNumber(sent, one);
    return verdict === 'unknown' ? [] : [{ verdict, listed: identificationLabel(one) }];
  });
  for (const { key, label } of walletValues(party.wallets)) {
    if (sent.keys.has(key)) answers.push({ verdict: 'agrees', listed: label });
  }
  const verdict = bestVerdict(answers.map((answer) => answer.verdict));
  if (verdict === 'unknown') return { verdict, listed: sameKind(sent, party.identifications) };
  return answers.find((answer) => answer.verdict === verdict) ?? { verdict, listed: '' };
}

function compareNumber(sent: SentIdentifier, listed: Identification): FactVerdict {
  const type = identifierTypeOf(listed.type);
  const country = resolveCountry(listed.country);
  const fitsType = sent.type === null || type === null || sent.type === type;
  const fitsCountry = sent.country === null || country === null || sent.country === country;
  const isEqual = identificationValues(listed).some(({ key }) => sent.keys.has(key));
  if (isEqual) return fitsType && fitsCountry ? 'agrees' : 'near';
  if (sent.type === null || sent.type !== type || type.givenOnce === null) return 'unknown';
  const isOfOneRegister =
    type.givenOnce === 'in the world' || (sent.country !== null && sent.country === country);
  return isOfOneRegister && haveOneShape(sent.number, listed.number) ? 'contradicts' : 'unknown';
}

/** Registers of one country that number differently are several: as many letters and figures, in the same places. */
function haveOneShape(a: string, b: string): boolean {
  const shape = (text: string): string => bare(text).replace(/\d/gu, '0').replace(/\p{L}/gu, 'A');
  return shape(a) === shape(b);
}

/** "IMO 9187629" and "9187629" are one number. */
const bare = (text: string): string => squeeze(text).replace(/^(?:IMO|INN|OGRN|LEI|ИНН|ОГРН)(?=\d)/u, '');

/** What the record has of the kind that was sent, at most three. */
function sameKind({ type }: SentIdentifier, listed: readonly Identification[]): string {
  if (type === null) return '';
  const same = listed.filter((one) => identifierTypeOf(one.type) === type);
  return same.slice(0, 3).map(identificationLabel).join('; ');
}
