/**
 * A text whose round and square brackets stand in pairs: one that closes nothing goes, one left open before words is closed at the
 * end, one left open in front of everything or before nothing goes. A pair of brackets around the whole text goes, too.
 */
export function pairedBrackets(text: string): string {
  const paired = [...'()', ...'[]'].every((bracket) => !text.includes(bracket)) ? text : pair(text);
  const inside = /^\(([^()]*)\)$/u.exec(paired)?.[1];
  return inside === undefined ? paired : inside.trim();
}

const CLOSING: ReadonlyMap<string, string> = new Map([
  ['(', ')'],
  ['[', ']'],
]);

function pair(text: string): string {
  const characters = [...text];
  const open: number[] = [];
  const dropped = new Set<number>();
  characters.forEach((character, at) => {
    if (CLOSING.has(character)) open.push(at);
    else if (character === ')' || character === ']') {
      if (CLOSING.get(characters[open.at(-1) ?? -1] ?? '') === character) open.pop();
      else dropped.add(at);
    }
  });
  let ending = '';
  for (const at of open.reverse()) {
    const before = characters.slice(0, at).some((character) => /[\p{L}\p{N}]/u.test(character));
    const behind = characters.slice(at + 1).some((character) => /[\p{L}\p{N}]/u.test(character));
    if (before && behind) ending += CLOSING.get(characters[at] ?? '') ?? '';
    else dropped.add(at);
  }
  const kept = characters.filter((_, at) => !dropped.has(at)).join('');
  return `${kept.trim()}${ending}`;
}
