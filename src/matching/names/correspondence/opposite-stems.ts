const IMPORTS = /^(?<before>.*)imp/u;
const EXPORTS = /^(?<before>.*)(?:exp|eksp)/u;

const isOpposite = (a: string, b: string): boolean => {
  const before = IMPORTS.exec(a)?.groups?.['before'];
  return (
    before !== undefined &&
    EXPORTS.exec(b)?.groups?.['before'] !== undefined &&
    !EXPORTS.test(a) &&
    !IMPORTS.test(b)
  );
};

/** Quarters of the sky that a word of a firm begins with, in English, German and Russian, and what follows. */
const QUARTERS: readonly RegExp[] = [
  /^(?:north|nord|sever(?:no|o)?)(?<rest>[a-z]{3,})$/u,
  /^(?:south|sued|sud|yuzhno|yugo?)(?<rest>[a-z]{3,})$/u,
  /^(?:east|ost|vostochno|vostok)(?<rest>[a-z]{3,})$/u,
  /^(?:west|zapad(?:no)?)(?<rest>[a-z]{3,})$/u,
];

/** The quarter that a word begins with, by its place, and the rest; null where it begins with none. */
function quarterOf(text: string): readonly [quarter: number, rest: string] | null {
  for (const [quarter, begins] of QUARTERS.entries()) {
    const rest = begins.exec(text)?.groups?.['rest'];
    if (rest !== undefined) return [quarter, rest];
  }
  return null;
}

/** "Eastbridge" and "Westbridge": the same behind another quarter. */
function areOfOtherQuarters(a: string, b: string): boolean {
  const [ofA, ofB] = [quarterOf(a), quarterOf(b)];
  return ofA !== null && ofB !== null && ofA[0] !== ofB[0] && ofA[1] === ofB[1];
}

/**
 * "Technopromimport" buys what "Technopromexport" sells, and "Westbridge" lies where "Eastbridge" does not: other firms, however few
 * letters tell them apart.
 */
export const areOppositeStems = (a: string, b: string): boolean =>
  a.length >= SHORTEST &&
  b.length >= SHORTEST &&
  (isOpposite(a, b) || isOpposite(b, a) || areOfOtherQuarters(a, b));
const SHORTEST = 6;
