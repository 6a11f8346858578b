/** Child process of the fuzzer: tries the inputs it is told and reports each, so that its parent sees one that hangs. */
import type { FileFormat } from '../../src/lists/list-source.ts';
import { fixtureSeeds, folderSeeds, formatOf, type Seed } from './seeds.ts';
import { tryInput, type Outcome } from './try-input.ts';

/** What the parent asks for. */
export interface FuzzTask {
  readonly fixtures: string;
  readonly from: string | null;
  readonly formats: readonly FileFormat[];
  /** First and number of inputs of each format. */
  readonly first: number;
  readonly inputs: number;
}

/** What the child tells: an input begins, or how it ended. */
export type FuzzMessage =
  | { readonly kind: 'begins'; readonly format: FileFormat; readonly seed: string; readonly input: number }
  | { readonly kind: 'ended'; readonly outcome: Outcome; readonly ms: number };

async function run({ fixtures, from, formats, first, inputs }: FuzzTask): Promise<void> {
  const seeds = [...(await fixtureSeeds(fixtures)), ...(from === null ? [] : await folderSeeds(from))];
  for (const format of formats) {
    const [start, ...others] = seeds.filter((seed) => holds(seed, format));
    if (start === undefined) throw new Error(`no seed of the format ${format}`);
    const own: readonly Seed[] = [start, ...others];
    for (let input = first; input < first + inputs; input++) {
      const seed = own[input % own.length] ?? start;
      await tell({ kind: 'begins', format, seed: seed.name, input });
      const startedAt = performance.now();
      const outcome = await tryInput(seed, format, input < own.length ? 0 : input);
      await tell({ kind: 'ended', outcome, ms: performance.now() - startedAt });
    }
  }
}

function holds(seed: Seed, format: FileFormat): boolean {
  return [...seed.files.keys()].some((role) => formatOf(seed.edition, role) === format);
}

function tell(message: FuzzMessage): Promise<void> {
  return new Promise((resolve, reject) => {
    process.send?.(message, (error: Error | null) => {
      if (error === null) resolve();
      else reject(error);
    });
  });
}

process.once('message', (task: FuzzTask) => {
  run(task).then(
    () => {
      process.disconnect();
    },
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
