import type { Response } from 'express';
import { createTurns } from '../screening/turns.ts';

/** Elements of an answer beyond which it is written in pieces. */
const MOST_AT_ONCE = 500;
/** Elements that are made text of in one go: less than a millisecond. */
const OF_TEXT = 50;
/** Characters that are gathered to a piece. */
const LONG_PIECE = 16_384;
/** Where the long arrays of an answer stand: matches of an item of the results of a batch. */
const DEEPEST = 4;

/** Elements of the arrays in a value, down to a depth. */
function elementsIn(value: unknown, depth: number): number {
  if (depth === 0 || typeof value !== 'object' || value === null) return 0;
  const isArray = Array.isArray(value);
  let elements = isArray ? value.length : 0;
  for (const child of isArray ? (value as readonly unknown[]) : Object.values(value))
    elements += elementsIn(child, depth - 1);
  return elements;
}

/** The JSON of a value, the text of some elements at a time. */
export function* jsonPieces(value: unknown, depth: number = DEEPEST): Generator<string> {
  if (elementsIn(value, depth) <= OF_TEXT) {
    yield JSON.stringify(value);
    return;
  }
  const isArray = Array.isArray(value);
  const members = isArray
    ? (value as readonly unknown[]).map((element) => ['', element ?? null] as const)
    : Object.entries(value as object).map(([name, member]) => [`${JSON.stringify(name)}:`, member] as const);
  let separator = isArray ? '[' : '{';
  let text = '';
  for (const [name, member] of members) {
    if (member === undefined) continue;
    text += separator + name;
    separator = ',';
    for (const piece of jsonPieces(member, depth - 1)) {
      text += piece;
      if (text.length < LONG_PIECE) continue;
      yield text;
      text = '';
    }
  }
  yield text + (isArray ? ']' : '}');
}

/**
 * Answers with JSON. One of thousands of matches is made and written a few at a time, so that others are answered in between: making
 * and sending 15 MB of it in one go takes some hundred milliseconds.
 */
export async function sendJson(response: Response, body: object): Promise<void> {
  if (elementsIn(body, DEEPEST) <= MOST_AT_ONCE) {
    response.json(body);
    return;
  }
  const turn = createTurns();
  response.type('json');
  for (const piece of jsonPieces(body)) {
    if (response.destroyed) return;
    response.write(piece);
    await turn();
  }
  response.end();
}
