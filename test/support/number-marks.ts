import {
  NO_MARK,
  type NumberKind,
  type NumberMark,
  type NumberMarks,
} from '../../src/ingest/number-marks.ts';

/** Marks in memory, for a store of lists that stands alone. */
export function marksInMemory(): NumberMarks {
  const marks = new Map<NumberKind, NumberMark>();
  return {
    all: () => Promise.resolve(new Map(marks)),
    raise: (raised) => {
      for (const [kind, { number, fetchedAtMs }] of raised) {
        const before = marks.get(kind) ?? NO_MARK;
        marks.set(kind, {
          number: Math.max(before.number, number),
          fetchedAtMs: Math.max(before.fetchedAtMs, fetchedAtMs),
        });
      }
      return Promise.resolve();
    },
  };
}
