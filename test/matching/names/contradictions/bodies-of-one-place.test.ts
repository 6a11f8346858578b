import { itMatches, itTellsApart } from '../score-pair.ts';

describe('universities of one town', () => {
  itTellsApart([
    ['Novosibirsk State University', 'Novosibirsk State Technical University'],
    ['Kharkiv National University', 'Kharkiv National Medical University'],
    ['Санкт-Петербургский государственный университет', 'Saint Petersburg State Electrotechnical University'],
    ['Tehran University', 'Tehran University of Medical Sciences'],
  ]);

  itMatches([
    ['Novosibirsk State University', 'University of Novosibirsk'],
    ['Moscow State University', 'Lomonosov Moscow State University'],
    ['Novosibirsk State Technical University', 'Novosibirsk Technical University'],
  ]);
});
