import { SPREADSHEET } from './reading-bounds.ts';
import { UnusableFileError } from './unusable-file.ts';

/** What one reading of a spreadsheet may still cost, over all of its parts. */
export class ReadingBudget {
  /** Bytes unpacked so far. */
  bytes = 0;
  /** Elements seen so far. */
  elements = 0;

  /** Counts unpacked bytes. Throws `UnusableFileError`. */
  unpack(bytes: number): void {
    this.bytes += bytes;
    if (this.bytes > SPREADSHEET.readBytes)
      throw tooMuch(`unpacks to more than ${megabytes(SPREADSHEET.readBytes)}`);
  }

  /** Counts an element. Throws `UnusableFileError`. */
  element(): void {
    this.elements++;
    if (this.elements > SPREADSHEET.elements)
      throw tooMuch(`has more than ${SPREADSHEET.elements.toLocaleString('en')} cells and other elements`);
  }
}

/** A spreadsheet is more than is read: what of it, and what to do. */
export function tooMuch(what: string): UnusableFileError {
  return new UnusableFileError('too_large', `The spreadsheet ${what}. Save the sheet as CSV.`);
}

/** A number of bytes in words. */
export function megabytes(bytes: number): string {
  return `${bytes / 1_000_000} MB`;
}
