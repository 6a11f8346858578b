import assert from 'node:assert/strict';
import { itMatches, itTellsApart, score } from './score-pair.ts';

describe('towns in names of organisations', () => {
  for (const [a, b] of [
    ['Hikvision', 'HANGZHOU HIKVISION DIGITAL TECHNOLOGY CO., LTD.'],
    ['Kaikai Technology Co.', 'Nanjing Kaikai Technology Co.'],
  ] as const)
    it(`stand beside what a firm is called: ${a} / ${b}`, () => {
      assert.ok(score(a, b) >= 0.5, String(score(a, b)));
    });

  for (const [a, b] of [
    ['Guangzhou Hongda Electronics Co., Ltd.', 'Guangzhou Kaida Electronics Co., Ltd.'],
    ['Tianjin Hengda Chemical Co., Ltd.', 'Tianjin Hengtong Chemical Co., Ltd.'],
    ['Damascus Cement Company', 'Damascus Textile Company'],
  ] as const)
    it(`make no name of another: ${a} / ${b}`, () => {
      assert.ok(score(a, b) < 0.4, String(score(a, b)));
    });

  for (const [a, b] of [
    ['Aleppo Chamber of Commerce', 'Homs Chamber of Commerce'],
    ['Mashhad Water and Sewage Company', 'Shiraz Water and Sewage Company'],
  ] as const)
    it(`tell one from another: ${a} / ${b}`, () => {
      assert.ok(score(a, b) < 0.5, String(score(a, b)));
    });
});

describe('firms that are called by a town and a trade', () => {
  itMatches([
    ['Dalian Haibo Trading', 'DALIAN HAIBO TRADING CO., LTD.'],
    ['Dalian Shipbuilding Industry Co', 'DALIAN SHIPBUILDING INDUSTRY COMPANY LTD'],
    ['Shanghai Electric Co', 'SHANGHAI ELECTRIC COMPANY LTD'],
    ['Shanghai Textile Machinery Imp. & Exp. Co.', 'Shanghai Textile Machinery Import and Export Company'],
    ['Natl. Assn. of Grain Exptrs.', 'National Association of Grain Exporters'],
    ['III Brigade de Gendarmerie', '3ème Brigade de Gendarmerie'],
    ['KM. Sinar Bahari XII', 'SINAR BAHARI 12'],
  ]);
  itTellsApart([
    ['Dalian Trading Co', 'DALIAN HAIBO TRADING CO., LTD.'],
    ['Shanghai Technology Co., Ltd', 'SHANGHAI SURTECH TECHNOLOGY CO., LTD'],
    ['Dubai Shipping LLC', 'DUBAI OCEANLINK SHIPPING LLC'],
    ['Shanghai Electric Machinery Imp. & Exp. Co.', 'Shanghai Textile Machinery Import and Export Company'],
    ['Northwest Timber Export', 'Southwest Timber Export'],
  ]);
});

describe('provinces whose names look alike', () => {
  itMatches([
    ['Hainan Airlines', 'HAINAN AIRLINES CO., LTD.'],
    ['Shaanxi Heavy Duty', 'SHENSI HEAVY DUTY'],
  ]);
  itTellsApart([
    ['Hainan Airlines', 'HENAN AIRLINES'],
    ['Hunan Airlines', 'HENAN AIRLINES'],
    ['Shanxi Steel', 'SHAANXI STEEL'],
  ]);
});

describe('towns of several words', () => {
  itMatches([
    ['Bank Rossiya, St. Petersburg', 'AB ROSSIYA (BANK ROSSIYA)'],
    ['Kamaz, Naberezhnye Chelny', 'KAMAZ'],
    ['Saint Petersburg State University', 'Sankt-Peterburgskiy gosudarstvennyy universitet'],
    ['Nizhny Novgorod Aircraft Plant', 'Nizhegorodskiy aviatsionnyy zavod'],
    ['Ho Chi Minh', 'HO Chi Minh'],
  ]);
  itTellsApart([
    ['Tel Aviv Shipping', 'Cape Town Shipping'],
    ['New York Trading LLC', 'New Delhi Trading LLC'],
    ['Kamaz, Naberezhnye Chelny', 'Liteyny Zavod, Naberezhnye Chelny'],
  ]);
});

describe('plants by their number', () => {
  itMatches([
    ['Factory No. 558', '558 AIRCRAFT REPAIR PLANT JSC'],
    ['Unit 684', 'Military Unit 684'],
  ]);
  itTellsApart([
    ['Plant No. 9', '9 Aircraft Repair Plant'],
    ['Factory 558', 'Hospital 558'],
    ['Factory 558', 'Factory 559'],
  ]);
});

describe('banks by their letters', () => {
  itMatches([
    ['OJSC VTB', 'VTB BANK PUBLIC JOINT STOCK COMPANY'],
    ['ВТБ', 'VTB Bank'],
  ]);
  itTellsApart([
    ['VTB', 'VTB Leasing'],
    ['BRB Bank', 'BTB Bank'],
    ['PPD', 'PPD Bank'],
  ]);
});

describe('further towns by their adjectives', () => {
  itMatches([
    ['АО «Муромский приборостроительный завод»', 'Murom Instrument-Making Plant Joint Stock Company'],
    ['Novokuznetskiy Metallurgicheskiy Kombinat', 'Novokuznetsk Metallurgical Plant'],
    ['ニジニ・ノヴゴロド航空機製造工場ソコル', 'Nizhniy Novgorod Sokol Aircraft Manufacturing Plant'],
  ]);

  itTellsApart([
    ['АО «Муромский приборостроительный завод»', 'Sarapul Instrument-Making Plant Joint Stock Company'],
    ['Novokuznetskiy Metallurgicheskiy Kombinat', 'Novolipetsk Metallurgical Plant'],
  ]);
});
