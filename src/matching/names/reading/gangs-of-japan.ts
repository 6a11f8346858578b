import type { LatinWord } from '../../transliterate/to-latin.ts';

/** Which of the heads of a gang of Japan it has: "Sandaime Kodo-kai", "Sixth Yamaguchi-gumi". */
const OF_JAPAN = /^(?:kai|gumi|rengo|rengokai|ikka)$/u;
const GENERATION =
  /^(?:(?:ni|san|yon|go|roku|nana|shichi|hachi|ku|ju)daime|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|[2-9](?:nd|rd|th)|10th)$/u;

/** The name of such a gang without its generation, which it changes with each head. */
export function withoutGeneration(words: readonly LatinWord[]): readonly LatinWord[] {
  const [first, ...others] = words;
  if (first === undefined || others.length < 2 || !OF_JAPAN.test(others.at(-1)?.text ?? '')) return words;
  return GENERATION.test(first.text) ? others : words;
}
