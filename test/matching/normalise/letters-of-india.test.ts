import { itMatches, itTellsApart } from '../names/score-pair.ts';

describe('initials in the scripts of India', () => {
  itMatches([
    ['ಹೆಚ್. ಡಿ. ವಿಶ್ವೇಶ್ವರಯ್ಯ', 'H. D. Vishveshvarayya'],
    ['এম. এ. রহমান', 'M. A. Rahman'],
    ['மு. கருணாநிதி', 'Mu Karunanidhi'],
  ]);

  itTellsApart([['ಹೆಚ್. ಡಿ. ವಿಶ್ವೇಶ್ವರಯ್ಯ', 'K. R. Vishveshvarayya']]);
});
