/** Loads what matching names needs, as a start does, and prints what that took: `{ "ms": 500, "mb": 110 }`. Needs `--expose-gc`. */
const before = process.memoryUsage().rss;
const start = performance.now();
const { prepareName } = await import('../../src/matching/names/prepare-name.ts');
// Tables are read when they are first needed: those of Latin, Arabic and Han names and of legal forms.
for (const text of ['Ali Hassan Trading LLC', 'محمد علي', '王建国有限公司'])
  prepareName(text, { mayHaveLegalForm: true });
const ms = performance.now() - start;
globalThis.gc?.();
console.log(JSON.stringify({ ms, mb: (process.memoryUsage().rss - before) / 1e6 }));
