/**
 * Postal codes that letters or groups of digits give away, wherever they stand. Plain numbers are told from house numbers
 * by their neighbours (`read-address.ts`).
 */
const SHAPES: readonly RegExp[] = [
  /\b(?:GIR ?0AA|[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2})\b/gu, // SW1A 1AA
  /\b[A-CEGHJ-NPR-TVXY]\d[A-CEGHJ-NPR-TV-Z] ?\d[A-CEGHJ-NPR-TV-Z]\d\b/gu, // K1A 0B1
  /\b[1-9]\d{3} ?(?!NE|NW|SE|SW|ST|RD|AV|DR|LN|CT)[A-Z]{2}(?=\s*[,;]|\s+\p{Lu}|$)/gu, // 1012 AB Amsterdam
  /\b[A-Z]{1,2}-\d{4,6}\b/gu, // CH-8001, LV-1010
  /(?<![\p{L}\d/-])0\d{3,5}(?![\p{L}\d/-])/gu, // 00100 Helsinki: no house is called so
  /\b(?:BKR|VLT|SLM|MST|GZR|MSD|NXR|SGN|FRN|MRS|BML|QRM)[- ]\d{2,4}\b/gu, // Malta: VLT 1432
  /\b(?:GR[- ]?)?\d{3} \d{2}(?=\s*[,;]|\s+\p{L}{3,}|$)/gu, // 105 64 Athens
  /(?<!\p{L}\.? ?|\/|-)\b\d{2}-\d{3}\b(?!-)/gu, // 01-641 Warszawa
  /(?<=\p{L}{4} )0\d-\d{3}\b(?!-)/gu, // Warszawa 01-641
  /\b[AC-FHKNPRTV-Y]\d[\dW] ?(?=[\dAC-FHKNPRTV-Y]*\d)[\dAC-FHKNPRTV-Y]{4}\b/gu, // D02 XY45 Dublin
  /\b\d{5}-\d{3,5}\b/gu, // 01310-100, 90210-1234, 19699-35145
  /(?<=〒\s*|\bT ?)\d{3}-\d{4}\b/gu, // 〒100-0005
  /\b\d{3}-\d{4}(?=\s*[,;]?\s*(?:\p{L}+\s*,\s*)?(?:Japan|JAPAN|Tokyo|Osaka|東京|日本|$))/gu,
  /\b\d{4}-\d{3}(?=\s+\p{Lu}|\s*[,;]|$)/gu, // 1100-148 Lisboa
];

/** Before a number of another kind: "PO Box 91735-866". */
const NUMBERED =
  /(?<!\p{L})(?:box|bag|apartado|casilla|postfach|b\.?p\.?|no\.?|n[°º]|#|№|apt\.?|unit|room|office|suite)[:\s]*$/iu;

/** Takes the postal codes of telling shape out of an address. */
export function takePostalCodes(text: string): { readonly rest: string; readonly codes: readonly string[] } {
  const codes: string[] = [];
  let rest = text;
  for (const shape of SHAPES) {
    rest = rest.replace(shape, (code: string, place: number, whole: string) => {
      if (NUMBERED.test(whole.slice(0, place))) return code;
      codes.push(postalForm(code));
      return ' , ';
    });
  }
  return { rest, codes };
}

/** A postal code as it is compared: capital letters and digits only, without a country's letters before digits. */
export function postalForm(code: string): string {
  const plain = code
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]/gu, '');
  return plain.replace(/^[A-Z]{1,2}(?=\d{4,6}$)/u, '');
}
