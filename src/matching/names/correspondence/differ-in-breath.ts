import { spellingVariant } from '../../phonetics/spelling-variant.ts';

/** "Hatami" and "Khatami": languages that have one breath alone write it for both. */
export const differInBreath = (a: string, b: string): boolean =>
  a.includes('kh') !== b.includes('kh') &&
  spellingVariant(a.replaceAll('kh', 'h')) === spellingVariant(b.replaceAll('kh', 'h'));
