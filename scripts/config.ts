import { runCommand } from '../src/command-line.ts';
import { readConfig, redactConfig } from '../src/config.ts';

const HELP = `usage: npm run config [-- --json]

Prints the effective settings; secrets are redacted. Exits 1 when a setting is bad.

  --json  print JSON
  --help  print this`;

process.exitCode = await runCommand(
  {
    name: 'config',
    help: HELP,
    options: { json: { type: 'boolean', default: false } },
    run: ({ json }) => {
      const settings = redactConfig(readConfig());
      if (json) console.log(JSON.stringify(settings, null, 2));
      else for (const [name, value] of Object.entries(settings)) console.log(`${name}=${value ?? ''}`);
      return Promise.resolve(0);
    },
  },
  process.argv.slice(2),
);
