import { itMatches, itTellsApart } from './score-pair.ts';

describe('legal forms of few lists', () => {
  itMatches([
    ['ADORABELLA MKOOO', 'ADORABELLA AG'],
    ['MKAO Yandex', 'Yandex JSC'],
    ['Barnaultransmaš, otevřená a. s.', 'OJSC Barnaultransmash'],
    ['Morye Shipyard Federal SUE', 'FSUE Morye Shipyard'],
    ['ААК «Дастан»', 'OJSC Dastan'],
  ]);

  itTellsApart([
    ['ADORABELLA MKOOO', 'ISABELLA AG'],
    ['MKAO Yandex', 'MKAO Ozon'],
    ['ААК «Дастан»', 'OJSC Dostuk'],
  ]);
});

describe('words of bodies in languages of Europe', () => {
  itMatches([
    ['Alexander Gorchakov Public Diplomacy Fund', 'Le fonds Alexander Gorchakov pour la diplomatie publique'],
    ['Grupp Islamiku Armat', 'Armed Islamic Group'],
    ['PLANTA ÓPTICO-MECÁNICA DE KAZÁN', 'JSC KAZAN OPTICAL AND MECHANICAL PLANT'],
    [
      'Concernul pentru tehnologii radioelectronice KRET SA',
      'JSC Concern Radio-Electronic Technologies (KRET)',
    ],
    ['Keldysh State Scientific Center', 'Keldysh State Research Centre'],
    ['Qaedat al-Jihad in the Indian Subcontinent', "Al-Qa'ida in the Indian Subcontinent"],
  ]);

  itTellsApart([
    ['Keldysh State Scientific Center', 'Khrunichev State Research Centre'],
    ['Marine Research Institute', 'Marine Scientific Supplies Ltd'],
    ['PLANTA ÓPTICO-MECÁNICA DE KAZÁN', 'Ural Optical and Mechanical Plant'],
    ['Islamic Armed Group of Morocco', 'Armed Islamic Group of Algeria'],
  ]);
});

describe('acronyms in small and capital letters', () => {
  itMatches([
    ['Hurras al-Deen', 'Hurras AL-DIN (HaD)'],
    ['Jabhat al-Nusra', 'Jabhat al-Nusra (JaN)'],
  ]);

  itTellsApart([
    ['Hurras al-Deen', 'Hurras al-Watan (HaW)'],
    ['Jabhat al-Nusra', 'Jabhat al-Nour (JaN)'],
  ]);
});

describe('initials and articles in names of organisations', () => {
  itMatches([
    [
      'Plant Named After Ia.M.Sverdlov Federal State Enterprise',
      'Ya.M. Sverdlov Plant Federal State Enterprise',
    ],
    [
      "WELFARE AND DEVELOPMENT ORGANIZATION OF JAMA'AT AL-DA'WAH LI-L-QUR'AN WA-L-SUNNA",
      "WELFARE AND DEVELOPMENT ORGANIZATION OF JAMAAT-UD-DAWAH FOR QUR'AN AND SUNNAH",
    ],
  ]);

  itTellsApart([['Zavod im. V.A.Degtyareva', 'Zavod im. V.A.Likhacheva']]);
});
