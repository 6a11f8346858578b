/** The mark of a country and the letters of an aircraft (ICAO Annex 7), of the countries that have them in two characters and three letters. */
const REGISTRATION =
  /(?<![\p{L}\p{N}])(?<mark>M(?=-[A-Z]{4})|EP|YK|UR|EX|EY|EZ|EK|4L|4K|4R|4X|5A|5B|5N|6V|6Y|7O|7T|9A|9G|9H|9K|9M|9V|A4O|A6|A7|AP|CC|CS|CU|EC|EI|ER|ES|ET|HA|HB|HK|HL|HP|HR|HS|HZ|JY|LN|LV|LX|LY|LZ|OB|OD|OE|OH|OK|OM|OO|OY|P4|PH|PK|PP|PR|PT|RP|S2|S5|S7|SE|SP|ST|SU|SX|T7|TC|TF|TG|TI|TN|TR|TS|TT|TU|TY|TZ|UK|UP|V5|V8|VH|VN|VP|VQ|VT|XA|XB|XT|XU|XY|YA|YI|YL|YR|YU|Z3|ZK|ZS)-(?<own>(?<=M-)[A-Z]{4}|(?<!(?<![\p{L}\p{N}])M-)[A-Z]{3})(?![\p{L}\p{N}-])/u;

/** The registration of an aircraft in a text, in small letters; null where there is none. */
export function registrationIn(text: string): { readonly mark: string; readonly own: string } | null {
  if (!text.includes('-')) return null;
  const { mark, own } = REGISTRATION.exec(text)?.groups ?? {};
  return mark === undefined || own === undefined
    ? null
    : { mark: mark.toLowerCase(), own: own.toLowerCase() };
}

/** What stands beside a registration: the operator, or that it is an aircraft. */
const BESIDE = /^[\p{L}\s().,-]{0,40}$/u;

/** The registration alone of a text that says more beside it: "EP-MNF (Mahan Air)"; null for any other text. */
export function registrationAlone(text: string): string | null {
  const found = text.includes('-') ? REGISTRATION.exec(text) : null;
  if (found === null || found[0] === text.trim()) return null;
  return BESIDE.test(text.replace(found[0], ' ')) ? found[0] : null;
}
