import { spellingVariant } from '../../phonetics/spelling-variant.ts';
import { haveLikeVowels } from './vowels-apart.ts';

/** "Hatami" and "Khatami": languages that have one breath alone write it for both. */
export const differInBreath = (a: string, b: string): boolean =>
  a.includes('kh') !== b.includes('kh') &&
  haveLikeVowels(a, b) &&
  spellingVariant(a.replaceAll('kh', 'h')) === spellingVariant(b.replaceAll('kh', 'h'));
