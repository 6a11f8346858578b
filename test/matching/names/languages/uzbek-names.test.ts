import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names of Uzbeks in their letters', () => {
  itMatches([
    ["Jo'rayeva Gulchehra", 'DZHURAEVA, Gulchekhra'],
    ["O'tkir Sultonov", 'UTKIR SULTANOV'],
    ['Xoʻjayev Ravshan', 'KHUJAEV, Ravshan'],
    ["G'afur G'ulomov", 'GHAFUR GHULOMOV'],
  ]);

  itTellsApart([
    ["Jo'rayev Bahodir", 'JALOLOV Bahodir'],
    ["To'xtayev Anvar", 'TUKHTASINOV, Anvar'],
  ]);
});

describe('names of Central Asia as Russian spells them', () => {
  itMatches([
    ['Bahodir Ortiqov', 'ARTYKOV, Bakhodyr'],
    ['Sobirjon Qosimov', 'KASYMOV, Sabirzhan'],
    ['Javohir Toshpulatov', 'TASHPULATOV, Dzhavokhir'],
    ['Farrux Hamroyev', 'KHAMRAEV, Farrukh'],
    ['Tohir Nurmatov', 'NURMATOV, Takhir'],
    ['Zohid Xoliqov', 'KHALIKOV, Zakhid'],
  ]);

  itTellsApart([
    ['Zohid Qosimov', 'KASYMOV, Zakhir'],
    ['Sobir Ortiqov', 'ARTYKOV, Sodiq'],
    ['Komil Yusupov', 'YUSUPOV, Kamol'],
    ['Nodir Rahimov', 'RAKHIMOV, Nozim'],
    ['Jahongir Umarov', 'UMAROV, Jamshid'],
  ]);
});

describe('"son of" behind the name of a father', () => {
  itMatches([
    ['Daniyar Akhmetuly', 'AKHMET, Daniyar'],
    ['Bekzat Turgunbayuulu', 'TURGUNBAY, Bekzat'],
    ['Firuz Davlatzoda', 'Firuz DAVLAT'],
    ['Gurbanguly Annamuradow', 'ANNAMURADOV, Gurbanguly'],
  ]);

  itTellsApart([
    ['Daniyar Akhmetuly', 'BEKOV, Daniyar'],
    ['Gurbanguly Annayev', 'GURBANOV, Annaguly'],
  ]);
});
