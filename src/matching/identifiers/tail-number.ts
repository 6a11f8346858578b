import { isRegistration, registrationIn } from '../names/reading/aircraft-registrations.ts';
import { cleanText } from '../normalise/clean-text.ts';

/**
 * The registration of an aircraft without digits in a text, in capitals and without its hyphen: "Tail number EP-MMH",
 * "G-VAIR" (ICAO Annex 7). Empty for a text without one. Those with digits are numbers like any other.
 */
export function tailNumberIn(text: string): string {
  const clean = cleanText(text);
  const found = registrationIn(clean);
  if (found !== null) return `${found.mark}${found.own}`.toUpperCase();
  return isRegistration(clean) ? clean : '';
}
