import { ListFormatError } from '../../src/errors.ts';
import { validRecords } from '../../src/ingest/valid-records.ts';
import type { FileFormat, OpenedFile, OpenedFiles, ReadReport } from '../../src/lists/list-source.ts';
import { mutate } from './mutations.ts';
import { createRandom } from './random.ts';
import { formatOf, isSpreadsheet, streamOf, type Seed } from './seeds.ts';
import { packWorkbook } from './workbook.ts';

/** How a reader took an input: with records, refused, or in a way that no reader may. */
export type Outcome = 'read' | 'refused' | { readonly problem: string };

const SILENT: ReadReport = {
  dataAsOf: () => undefined,
  declaredCount: () => undefined,
  unknown: () => undefined,
  leftOut: () => undefined,
};

/** Of so many inputs of a spreadsheet one has a broken zip; the others a sound one around a broken sheet. */
const BROKEN_ZIPS = 5;

/** Reads the seed unchanged when `input` is 0, else with the changes that the number stands for. */
export async function tryInput(seed: Seed, format: FileFormat, input: number): Promise<Outcome> {
  const random = createRandom(input);
  const roles = [...seed.files.keys()].filter((role) => formatOf(seed.edition, role) === format);
  const changed = roles[random.below(roles.length)];
  const files = new Map<string, readonly Buffer[]>();
  for (const [role, contents] of seed.files) {
    const sheet = isSpreadsheet(formatOf(seed.edition, role));
    const breaks = role === changed && input > 0;
    const breaksZip = sheet && random.below(BROKEN_ZIPS) === 0;
    files.set(
      role,
      contents.map((content) => {
        const inner = breaks && !breaksZip ? mutate(content, random) : content;
        const packed = sheet ? packWorkbook(inner) : inner;
        return breaks && breaksZip ? mutate(packed, random) : packed;
      }),
    );
  }
  return outcomeOf(seed, opened(files));
}

async function outcomeOf({ source, edition }: Seed, files: OpenedFiles): Promise<Outcome> {
  let records = 0;
  try {
    for await (const record of validRecords(source.facts.code, edition.read(files, SILENT))) {
      // What is stored is JSON; a record that cannot be written would fail the run.
      if (JSON.stringify(record) !== '') records++;
    }
  } catch (error) {
    if (error instanceof ListFormatError) return 'refused';
    return { problem: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
  return records > 0 ? 'read' : { problem: 'an empty list without a word' };
}

function opened(byRole: ReadonlyMap<string, readonly Buffer[]>): OpenedFiles {
  const all = (role: string): readonly OpenedFile[] =>
    (byRole.get(role) ?? []).map((content) => ({
      name: role,
      lastModified: null,
      bytes: () => streamOf(content),
    }));
  return {
    all,
    one: (role) => {
      const [first] = all(role);
      if (first === undefined) throw new ListFormatError(`the file ${role} is missing`);
      return first;
    },
  };
}
