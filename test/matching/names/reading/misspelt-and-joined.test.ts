import { itMatches, itTellsApart } from '../score-pair.ts';

describe('the last word of a long legal form misspelt', () => {
  itMatches([
    ['Limited Liability Compsny Forum', 'Limited Liability Company Forum'],
    ['Joint Stock Compay Kristall', 'Kristall JSC'],
  ]);
  itTellsApart([
    ['Limited Liability Compsny Forum', 'Limited Liability Company Fortuna'],
    ['Joint Stock Colony Kristall', 'Joint Stock Company Almaz'],
  ]);
});

describe('letters of a legal form written apart at the end of a name', () => {
  itMatches([
    ['Peru Global Tours S A C', 'Peru Global Tours S.A.C.'],
    ['Mirath S A L', 'MIRATH SAL'],
    ['Desarrollo Agricola Verde S P R de R L', 'Desarrollo Agricola Verde S.P.R. de R.L.'],
  ]);
  itTellsApart([['Mirath S A L', 'Mirage S.A.L.']]);
});

describe('words of numbers with a letter doubled or two exchanged', () => {
  itMatches([
    ['Ninnth Ocean GmbH', 'NINTH OCEAN GMBH & CO KG'],
    ['Thrid Ocean Administration GmbH', 'Third Ocean Administration GmbH'],
    ['Frente Décimo Martín Caballero', '10th Front Martin Caballero'],
    ['Bonyad Panzdah Khordad', '15 Khordad Foundation'],
  ]);
  itTellsApart([
    ['Ninnth Ocean GmbH', 'Tenth Ocean GmbH'],
    ['There Ocean GmbH', 'Third Ocean GmbH'],
  ]);
});

describe('the servant of God as one with the name before him', () => {
  itMatches([
    ['Ali Mohamadabdul Rahim', 'Ali Mohamad ABDUL RAHIM'],
    ['Zimamabd al-Razzaq Sadun', "Zimam Abd-al-Razzaq AL-SA'DUN"],
    ['Abdellkebir Mohamad Fakhiri', 'Abdelkebir Mohamad FAKHIRI'],
    ['Abdifattah Abubakar Abdi', 'Abdifatah Abubakar ABDI'],
    ['Abderamane Goukouni Issa', 'Abdurrahman GOUKOUNI ISSA'],
    ['Abdoul Rahmane Diallo', 'Abdramane DIALLO'],
  ]);
  itTellsApart([
    ['Ali Mohamadabdul Rahim', 'Ali Mohamad ABDUL KARIM'],
    ['Abderamane Goukouni Issa', 'Abderazak GOUKOUNI ISSA'],
    ['Venkataraman Iyer', 'Abdul Rahman IYER'],
  ]);
});

describe('words of bodies written as one', () => {
  itMatches([
    ['Pasargad Steelcomplex', 'Pasargad Steel Complex'],
    ['Ahome Realestate', 'AHOME REAL ESTATE, S.A. DE C.V.'],
    ['Nijny Novgorod Machine Plant', 'Nizhegorodskiy Mashinostroitelnyy Zavod'],
    ['Yaroslavskiy Shinnyy Zavod', 'Yaroslavl Tyre Plant'],
    ['Lasernye Sistemy', 'Laser Systems'],
    ['Taatta AO', 'Bank Taatta AO'],
  ]);
  itTellsApart([
    ['Pasargad Steelcomplex', 'Pasargad Oil Company'],
    ['Yaroslavskiy Shinnyy Zavod', 'Yaroslavl Diesel Plant'],
    ['Xasan Maxamuud Cali', 'Hussein Mahmoud Omar'],
  ]);
});

describe('family names of North Korea in Hangul', () => {
  itMatches([
    ['렴철수', 'RYOM, Chol-su'],
    ['태용혁', 'THAE Yong-Hyok'],
    ['려은실', 'RYO Un Sil'],
  ]);
  itTellsApart([
    ['렴철수', 'RYOM, Chol-min'],
    ['태국', 'THAE Yong-Hyok'],
  ]);
});

describe('long names in kana with sounds that are read in several ways', () => {
  itMatches([
    ['ゴラームレザー・ジャヴァーンバフト', 'Gholam Reza JAVANBAKHT'],
    ['ワジーフ・アル・カウカバーニー', 'Wajih AL-KAWKABANI'],
  ]);
  itTellsApart([['ゴラームレザー・ジャヴァーンバフト', 'Gholam Reza JALALI']]);
});
