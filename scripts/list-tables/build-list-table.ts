import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { fillFromLists, keepTable, type ListTable } from './list-table.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));

/** The command that builds one table of the lists, or compares it with --check. Returns the exit code. */
export async function buildListTable(command: string, table: ListTable): Promise<number> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean', default: false }, help: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(`Usage: npm run ${command} -- [--check] [FOLDER]`);
    return 0;
  }
  await fillFromLists([table], positionals[0] ?? `${ROOT}../shared/lists`);
  return keepTable(ROOT, { file: table.file, text: table.text() }, values.check) ? 0 : 1;
}
