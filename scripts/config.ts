import { parseArgs } from 'node:util';
import { readConfig, redactConfig } from '../src/config.ts';
import { ServiceError } from '../src/errors.ts';

const HELP = `npm run config [-- --json]

Prints the effective settings; secrets are redacted. Exits 1 when a setting is bad.`;

function main(): number {
  const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean' } } });
  if (values.help === true) {
    console.log(HELP);
    return 0;
  }
  const settings = redactConfig(readConfig());
  if (values.json === true) console.log(JSON.stringify(settings, null, 2));
  else for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value ?? ''}`);
  return 0;
}

try {
  process.exitCode = main();
} catch (error) {
  const known = error instanceof ServiceError || (error instanceof TypeError && 'code' in error);
  console.error(known ? error.message : error);
  process.exitCode = 1;
}
