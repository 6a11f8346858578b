/**
 * Letters that were lost in other ways than `double-encoded.ts` repairs: written as references of HTML, "Nu&ntilde;ez", and bytes of Windows-1250,
 * which Central Europe uses, that were read as Windows-1252: "Èerný" for "Černý", "Petroviæ" for "Petrović".
 */

/** Marks by the names that HTML gives the letters which have them (HTML Living Standard, named character references). */
const MARKS: Readonly<Record<string, string>> = {
  grave: '\u0300',
  acute: '\u0301',
  circ: '\u0302',
  tilde: '\u0303',
  uml: '\u0308',
  ring: '\u030a',
  caron: '\u030c',
  cedil: '\u0327',
};
const NAMED: Readonly<Record<string, string>> = {
  amp: '&',
  quot: '"',
  apos: "'",
  nbsp: ' ',
  lt: '<',
  gt: '>',
  szlig: 'ß',
  oslash: 'ø',
  Oslash: 'Ø',
  aelig: 'æ',
  AElig: 'Æ',
  rsquo: '’',
  lsquo: '‘',
};
const REFERENCE =
  /&(?:#(?<decimal>\d{2,6})|#x(?<hex>[\da-f]{2,5})|(?<letter>[A-Za-z])(?<mark>grave|acute|circ|tilde|uml|ring|caron|cedil)|(?<name>[A-Za-z]{2,6}));/giu;
const LAST_CODE_POINT = 0x10_ff_ff;

const ofCode = (code: number, reference: string): string =>
  code <= LAST_CODE_POINT ? String.fromCodePoint(code) : reference;

/** A text with the references of HTML in it written out; one without any as it is. */
export function writeReferencesOut(text: string): string {
  if (!text.includes('&')) return text;
  return text.replace(REFERENCE, (reference, ...rest) => {
    const { decimal, hex, letter, mark, name } = rest.at(-1) as Record<string, string | undefined>;
    if (decimal !== undefined) return ofCode(Number(decimal), reference);
    if (hex !== undefined) return ofCode(parseInt(hex, 16), reference);
    if (letter !== undefined) return `${letter}${MARKS[mark?.toLowerCase() ?? ''] ?? ''}`.normalize('NFC');
    return NAMED[name ?? ''] ?? reference;
  });
}

/** What no language that is written in Windows-1252 has, and the letters that were meant; applied in order. */
const OF_CENTRAL_EUROPE: readonly (readonly [RegExp, string])[] = [
  // Letters that French has at the ends of syllables alone, before a vowel.
  [/è(?=[aeiouyáéíýóú])/gu, 'č'],
  [/È(?=[aeiouyáéíýóúAEIOUYÁÉÍÝÓÚ])/gu, 'Č'],
  [/ø(?=[áíéý])/gu, 'ř'],
  [/Ø(?=[áíéýÁÍÉÝ])/gu, 'Ř'],
  // Endings of family names of the South Slavs.
  [/(?<=[ie])æ(?!\p{L})/gu, 'ć'],
  [/(?<=[IE])Æ(?!\p{L})/gu, 'Ć'],
  // Polish: "Micha³", "£ukasz", "Ko¿uch".
  [/(?<=\p{L})³/gu, 'ł'],
  [/£(?=\p{L})/gu, 'Ł'],
  [/(?<=\p{L})¿(?=\p{L})/gu, 'ż'],
  [/(?<=\p{Ll})¹(?=\p{Ll})/gu, 'ą'],
];
const SOME_OF_IT = /[èÈøØæÆ³£¿¹]/u;

/** A text with the letters of Central Europe that a wrong code page made others of; any other as it is. */
export function repairCentralEuropean(text: string): string {
  if (!SOME_OF_IT.test(text)) return text;
  return OF_CENTRAL_EUROPE.reduce((repaired, [read, meant]) => repaired.replace(read, meant), text);
}
