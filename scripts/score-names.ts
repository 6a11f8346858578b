/** Scores pairs of names. Usage: npm run score:names -- [--explain] A B | --csv FILE */
import { runScoreCommand } from './score/score-command.ts';
import { prepareName } from '../src/matching/names/prepare-name.ts';
import { createQueryName } from '../src/matching/names/query-name.ts';
import { explainName, scoreName } from '../src/matching/names/score-names.ts';

const prepare = (text: string) => prepareName(text, { mayHaveLegalForm: true });

await runScoreCommand({
  command: 'score:names',
  things: 'names',
  score: (a, b) => scoreName(createQueryName(prepare(a)), prepare(b)),
  explain: (a, b) => explainName(createQueryName(prepare(a)), prepare(b)),
});
