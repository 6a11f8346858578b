import type { AskedParties } from './row-item.ts';
import type { FileRemarks } from './upload.ts';

/** Adds up what the rows of a file have that its owner should know. */
export interface RemarksOfRows {
  see(asked: AskedParties): void;
  /** Null for nothing. */
  all(): FileRemarks | null;
}

/** Texts of countries that are told apart; those beyond are counted. */
const MOST_TEXTS = 50;
const SHOWN_CHARACTERS = 60;

/** Begins with no row. */
export function createFileRemarks(): RemarksOfRows {
  const texts = new Map<string, number>();
  let rowsOfUnknownCountries = 0;
  let [misread, shortened, severalParties] = [0, 0, 0];
  let [misreadText, shortenedText] = ['', ''];
  return {
    see({ items, unknownCountries, misread: letters, shortened: numbers }) {
      for (const text of unknownCountries) {
        if (texts.has(text) || texts.size < MOST_TEXTS) texts.set(text, (texts.get(text) ?? 0) + 1);
      }
      if (unknownCountries.length > 0) rowsOfUnknownCountries++;
      if (letters !== null && ++misread === 1) misreadText = cut(letters);
      if (numbers[0] !== undefined && ++shortened === 1) shortenedText = cut(numbers[0]);
      if (items.length > 1) severalParties++;
    },
    all() {
      if (rowsOfUnknownCountries + misread + shortened + severalParties === 0) return null;
      const unknownCountries = [...texts].map(([text, rows]) => ({ text, rows }));
      unknownCountries.sort((a, b) => b.rows - a.rows);
      return {
        unknownCountries,
        rowsOfUnknownCountries,
        misread,
        misreadText,
        shortened,
        shortenedText,
        severalParties,
      };
    },
  };
}

const cut = (text: string): string => [...text].slice(0, SHOWN_CHARACTERS).join('');
