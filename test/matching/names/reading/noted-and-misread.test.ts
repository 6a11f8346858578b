import { itMatches, itTellsApart } from '../score-pair.ts';

describe('digits that stand for letters', () => {
  itMatches([
    ['G1oba1 Oilfield Serv1ces', 'Global Oilfield Services'],
    ['MODERN 0CEAN SHIPPING C0', 'Modern Ocean Shipping Co'],
    ['Baqer Zo1qadr', 'Baqer Zolqadr'],
  ]);

  itTellsApart([['Sputnik 1', 'Sputnik 2']]);
});

describe('numbers of several words', () => {
  itMatches([
    ['Trest-3000 OOO', 'Trust Three Thousand LLC'],
    ['v/ch 45807', 'Military Unit 45807'],
  ]);

  itTellsApart([
    ['Trest-3000 OOO', 'Trest-4000 OOO'],
    ['Aegean Pearl Marine IV Ltd', 'Aegean Pearl Marine II Ltd'],
  ]);
});

describe('what stands beside a name', () => {
  itMatches([
    ['Ma Xiuying 7456 4423 5391', 'Ma Xiuying'],
    ['B/O MR KYRYLO SYDORENKO ACC ENDS 4471', 'Kirill Sidorenko'],
    ['Cees vd Heijden', 'Kees van der Heijden'],
    ['백승룡 대좌', 'Paek Sung Ryong'],
    ['대좌 백승룡', 'Paek Sŭng-nyong'],
    ['นางสาวทรงศรี พรหมสวัสดิ์', 'Songsri Promsawat'],
    ['Alh. Mallam Sani Danjuma', 'Sani Danjuma'],
    ['Neak Oknha Chhoun Sokhom', 'Chhoun Sokhom'],
  ]);

  itTellsApart([['Ma Xiuying 7456 4423 5391', 'Ma Xiulan']]);
});

describe('ships by what stands before and behind their names', () => {
  itMatches([
    ['Tanker St. Nicolas', 'Saint Nicholas'],
    ['Capt. Scherbina', 'Kapitan Shcherbyna'],
    ['Xin Yuan Hao 18', 'Xin Yuan 18'],
  ]);

  itTellsApart([
    ['Nordvik Spirit', 'Nordic Spirit'],
    ['Xin Yuan Hao 18', 'Xin Yuan 19'],
  ]);
});

describe('aircraft by what stands beside their registrations', () => {
  itMatches([
    ['YK AVA (MSN 24-510)', 'YK-AVA'],
    ['Tail no. N 471 GK, Gulfstream IV', 'N471GK'],
  ]);

  itTellsApart([['YK AVA (MSN 24-510)', 'YK-AVB']]);
});

describe('an acronym beside the country', () => {
  itMatches([['IREL (India) Ltd', 'Indian Rare Earths Limited']]);

  itTellsApart([['IREL (India) Ltd', 'Indian Railway Finance Limited']]);
});
