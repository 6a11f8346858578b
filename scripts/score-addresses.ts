/** Scores pairs of addresses. Usage: npm run score:addresses -- [--explain] A B | --csv FILE */
import { runScoreCommand } from './score/score-command.ts';
import { prepareAddress } from '../src/matching/addresses/prepare-address.ts';
import { createQueryAddress } from '../src/matching/addresses/query-address.ts';
import { explainAddress, scoreAddress } from '../src/matching/addresses/score-addresses.ts';

await runScoreCommand({
  command: 'score:addresses',
  things: 'addresses',
  score: (a, b) => scoreAddress(createQueryAddress(a), prepareAddress(b)),
  explain: (a, b) => explainAddress(createQueryAddress(a), prepareAddress(b)),
});
