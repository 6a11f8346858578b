/** Scores pairs of names. Usage: npm run score:names -- [--explain] A B | --csv FILE */
import { runScoreCommand } from './score/score-command.ts';
import {
  explainTypedName,
  listedReadings,
  readTypedName,
  scoreTypedName,
  type ListedCandidate,
} from '../src/matching/names/beside/typed-name.ts';

/** Nobody says whose the second name is: what may be said of people may be said of it. */
const listedAs = (text: string): readonly ListedCandidate[] =>
  listedReadings(text, { mayHaveLegalForm: true }).map((name) => ({
    name,
    quality: 'strong',
    types: ['individual'],
  }));

await runScoreCommand({
  command: 'score:names',
  things: 'names',
  score: (a, b) => scoreTypedName(readTypedName(a), listedAs(b)),
  explain: (a, b) => explainTypedName(readTypedName(a), listedAs(b)),
});
