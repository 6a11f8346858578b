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

/** "Technopromimport" buys what "Technopromexport" sells, and is another firm, however few letters tell them apart. */
export const areOppositeStems = (a: string, b: string): boolean =>
  a.length >= SHORTEST && b.length >= SHORTEST && (isOpposite(a, b) || isOpposite(b, a));
const SHORTEST = 6;
