import { itMatches, itTellsApart } from './score-pair.ts';

describe('names of persons that agree in most', () => {
  itMatches([
    ['Hatim Jassim Sadun al-Dulaimi', 'Hatim Jassim Sadun AL-ANBARI'],
    ['Sabir ben Moncef ben Lakhdar Zoghlami', 'Sabir Ben Moncef Ben Lakhdar Trabelsi'],
    ['Yunus Harun Dhiab al-Samarrai', 'YUNUS HARUN DHIAB AL-BADRI'],
    ['Ibrahim Saleh Zaghloul', 'Ibrahim Salah ZAGHLOUL'],
    ['Tahir Mohammad Wardak-Zoi', 'Tahir Mahmoud Wardak-Zoi'],
  ]);

  itTellsApart([
    ['Hatim Jassim Sadun al-Dulaimi', 'Munir Jassim Sadun al-Dulaimi'],
    ['Ali Hassan Ahmed al-Qahtani', 'Ali Hassan Ahmed al-Harbi'],
    ['José Luis Quintero Bedoya', 'José Luis Quintero Arango'],
    ['Carlos Alberto Zuluaga Pérez', 'Carlos Alfredo Zuluaga Pérez'],
    ['Ibrahima Sadio Diallo', 'Ibrahima Sadio Diarra'],
    ['Salah Karim Othman', 'Saleh Karim Othman'],
    ['Abu Hassan al-Muhajir', 'ABU HAMZA AL-MUHAJIR'],
  ]);
});
