import countries from 'i18n-iso-countries';

/**
 * Reads a country in any spelling or ISO code and returns its upper-case ISO 3166-1 alpha-2 code, or null when the
 * text names no country.
 */
export function resolveCountry(text: string): string | null {
  const trimmed = text.trim();
  if (trimmed === '') return null;
  const upper = trimmed.toUpperCase();
  if (/^[A-Z]{2}$/u.test(upper) && countries.isValid(upper)) return upper;
  return countries.getAlpha2Code(trimmed, 'en') ?? null;
}
