import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names after Arabic as Arabs, Turks, Kurds and the Maghreb spell them', () => {
  itMatches([
    ['Selman Dergham', 'Salman DARGHAM'],
    ['Serhan Tuwayni', 'Sarhan TUWAYNI'],
    ['Munther Tlass', 'Mundhir TLASS'],
    ['Driss Bennani', 'Idris BENNANI'],
    ['Velit Yazgan', 'Walid YAZGAN'],
    ['Davut Yazgan', 'Daoud YAZGAN'],
    ['Halit Yazgan', 'Xalid YAZGAN'],
    ['Eyüp Toprak', 'Ayyub TOPRAK'],
    ['Xelîl Bozan', 'Khalil BOZAN'],
    ['Mistefa Bozan', 'Mustafa BOZAN'],
    ['Dilşad Bozan', 'Delshad BOZAN'],
    ['Ouadfel Bennani', 'Wadfel BENNANI'],
    ['Jasim al-Jabburi', 'Jassem AL-JUBURI'],
    ['Nayef al-Enezi', 'Naif AL-ANAZI'],
    ['Turki Aldawsari', 'Turki AL-DOSSARY'],
  ]);

  itTellsApart([
    ['Munther Tlass', 'Munir TLASS'],
    ['Ferit Yazgan', 'Fuat YAZGAN'],
    ['Davut Yazgan', 'Vedat YAZGAN'],
    ['Xelîl Bozan', 'Xalid BOZAN'],
    ['Samer Tlass', 'Semir TLASS'],
    ['Jasim al-Jabburi', 'Jassem AL-JANABI'],
    ['Nayef al-Enezi', 'Naif AL-GHAZI'],
  ]);
});
