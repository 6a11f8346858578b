import type {
  CountryRelation,
  Identification,
  ListedAddress,
  ListedName,
  PartyCountry,
} from '../domain/listed-party.ts';
import { resolveCountry } from '../countries/countries.ts';
import { namesAroundStroke } from './formats/alternatives.ts';
import { pairedBrackets } from './formats/brackets.ts';
import { isLegalFormAlone } from './formats/legal-forms.ts';
import { mendMixedScripts } from './formats/mixed-scripts.ts';

/** Folds line breaks, tabs and exotic spaces into single spaces and trims. */
export function clean(text: string): string {
  return text.replace(/\s+/gu, ' ').trim();
}

/**
 * The text without such characters at its end. A pattern like `/[,;]+$/` takes time by the square of a run of them that is not
 * at the end, and files of a megabyte of semicolons exist.
 */
export function withoutTail(text: string, character: RegExp): string {
  let end = text.length;
  while (end > 0 && character.test(text.charAt(end - 1))) end--;
  return text.slice(0, end);
}

/** The items whose key was not met before, in their order. */
export function uniqueBy<T>(items: readonly T[], key: (item: T) => string): readonly T[] {
  const seen = new Set<string>();
  return items.filter((item) => {
    const own = key(item);
    if (seen.has(own)) return false;
    seen.add(own);
    return true;
  });
}

/** The texts that are not empty, cleaned, each once. */
export function uniqueTexts(texts: readonly string[]): readonly string[] {
  return [...new Set(texts.map(clean).filter((text) => text !== ''))];
}

/**
 * The ISO code of a recorded country: of the text itself, of what it is called now (`Former USSR Currently Belarus`,
 * `Ukrainian SSR (now Ukraine)`), or of the text without a bracketed remark (`Iraq (previous address)`). Empty for none.
 */
export function countryCodeOf(recorded: string): string {
  const today = /\b(?:currently|now)\s+(?:the\s+)?([^()]+)\)?$/iu.exec(recorded)?.[1] ?? '';
  const bare = recorded.replace(/\s*\([^()]*\)/gu, '');
  return resolveCountry(recorded) ?? resolveCountry(today) ?? resolveCountry(bare) ?? '';
}

/** A country tied to a party; nothing for an empty text. The name stays as recorded. */
export function partyCountry(name: string, relation: CountryRelation): readonly PartyCountry[] {
  const recorded = clean(name);
  return recorded === '' ? [] : [{ name: recorded, code: countryCodeOf(recorded), relation }];
}

/** Each country and relation once. */
export function uniqueCountries(countries: readonly PartyCountry[]): readonly PartyCountry[] {
  return uniqueBy(countries, (country) => `${country.relation}|${country.code}|${country.name}`);
}

/** An address from the parts a list gives; nothing when all of them are empty. */
export function listedAddress(
  parts: Partial<Omit<ListedAddress, 'address'>> & { readonly lines?: readonly string[] },
): readonly ListedAddress[] {
  const country = clean(parts.country ?? '');
  const address: ListedAddress = {
    address: (parts.lines ?? [])
      .map(clean)
      .filter((line) => line !== '')
      .join(', '),
    city: clean(parts.city ?? ''),
    state: clean(parts.state ?? ''),
    postalCode: clean(parts.postalCode ?? ''),
    country,
    countryCode: parts.countryCode ?? countryCodeOf(country),
  };
  const recorded = [address.address, address.city, address.state, address.postalCode, country];
  return recorded.every((part) => part === '') ? [] : [address];
}

/** Each address once. */
export function uniqueAddresses(addresses: readonly ListedAddress[]): readonly ListedAddress[] {
  return uniqueBy(addresses, (address) => JSON.stringify(address));
}

/** The countries of a party's addresses. */
export function addressCountries(addresses: readonly ListedAddress[]): readonly PartyCountry[] {
  return addresses
    .filter((address) => address.country !== '')
    .map((address) => ({ name: address.country, code: address.countryCode, relation: 'address' as const }));
}

/**
 * Names in the form the domain asks for: the primary one first, empty ones dropped, each text once, two names around a stroke
 * apart, words in one script and brackets in pairs, and no alias that is only a legal form. A text that is recorded
 * both as a strong and as a weak alias counts as strong.
 */
export function listedNames(names: readonly ListedName[]): readonly ListedName[] {
  const byText = new Map<string, ListedName>();
  const ordered = [...names].sort((a, b) => rank(a) - rank(b));
  for (const name of ordered) {
    for (const text of namesAroundStroke(mendName(name.text))) {
      if (text !== '' && !byText.has(text)) byText.set(text, { ...name, text });
    }
  }
  const named = [...byText.values()].filter(({ text }, index) => index === 0 || !isLegalFormAlone(text));
  return named.map((name, index) => ({
    ...name,
    kind: index === 0 ? 'primary' : name.kind === 'primary' ? 'alias' : name.kind,
    quality: index === 0 ? 'strong' : name.quality,
  }));
}

/** A name as recorded but for slips of the typist: letters of two scripts in a word, a bracket without its other half. */
function mendName(text: string): string {
  return clean(pairedBrackets(mendMixedScripts(clean(text))));
}

function rank(name: ListedName): number {
  if (name.kind === 'primary') return 0;
  if (name.kind === 'alias') return name.quality === 'strong' ? 1 : 3;
  return 2;
}

/** Each type and number once; the first one's note and country are kept, or a later one's where it had none. */
export function uniqueIdentifications(identifications: readonly Identification[]): readonly Identification[] {
  const byNumber = new Map<string, Identification>();
  for (const identification of identifications) {
    const number = clean(identification.number).replace(/^['’`]+/u, '');
    if (number === '') continue;
    const key = `${identification.type.toLowerCase()}|${number.toLowerCase()}`;
    const earlier = byNumber.get(key);
    byNumber.set(key, {
      type: earlier?.type ?? identification.type,
      number: earlier?.number ?? number,
      country:
        [earlier?.country, identification.country].find((text) => text !== undefined && text !== '') ?? '',
      note: uniqueTexts([earlier?.note ?? '', identification.note]).join('; '),
    });
  }
  return [...byNumber.values()];
}

/** Free texts joined into one remark. */
export function joinRemarks(texts: readonly string[]): string {
  return uniqueTexts(texts).join('; ');
}
