import assert from 'node:assert/strict';
import { spellingsOf } from '../../../../src/matching/knowledge/tables-of-names.ts';
import { itMatches, itTellsApart } from '../score-pair.ts';

describe('names in the letters of several languages', () => {
  itMatches([
    ['Ahmad Theeb', 'Ahmad Dhib'],
    ["Mani' Said", 'Manea Saeed'],
    ["Nafi' Hamdan", 'Nafea Hamdan'],
    ['Ziya ul Haq', 'Dia al-Haq'],
    ['Abd al-Hayy Qasim', 'Abdelhai Kassem'],
    ['Mohammed Abdulali', 'Muhammad Abd al-Ali'],
    ['Muath Ghathban', 'Moaz Ghadban'],
    ['Hagop Karapetian', 'Hakob Garabedyan'],
    ['Garabed Minassian', 'Karapet Minasyan'],
    ['Yehoshua Katz', 'Joshua Kats'],
    ['Anastasia Zwetajewa', 'Anastasia Tsvetaeva'],
    ['Irakli Kobachidse', 'Irakli Kobakhidze'],
    ['Murod Khamraev', 'Murod Hamroyev'],
    ['Tamilselvi Rasaiah', 'Thamizhselvi Rajaiah'],
    ['Somsul Akter', 'Shamsul Akhtar'],
    ['Cabdi Jimcaale', 'Abdi Jimale'],
    ['Mohamed Tidjani Diouf', 'Mohamed Tijjani Joof'],
    ['Zoelkifli Sjarif', 'Zulkifli Syarif'],
  ]);

  itTellsApart([
    ['Nafi Hamdan', 'Nabil Hamdan'],
    ['Mani Said', 'Majid Said'],
    ['Hagop Chakarian', 'Garegin Chakarian'],
    ['Garabed Minassian', 'Garegin Minassian'],
    ['Dhiyab Kalbani', 'Dhahir Kalbani'],
    ['Vinay Sharma', 'Vijay Sharma'],
    ['Jimale Adan', 'Jamal Adan'],
    ['Tewodros Kassa', 'Tewelde Kassa'],
    ['Somkiat Wong', 'Somchai Wong'],
    ['Ziya Mammadov', 'Riza Mammadov'],
    ['Abdelhai Kassem', 'Abdelhadi Kassem'],
    ['Mohammed Abdulali', 'Mohammed Abdulaziz'],
  ]);

  it('stand on one row of a table', () => {
    for (const language of ['mul-002', 'mul-034', 'mul-151', 'ira']) {
      const table = spellingsOf(language);
      const all = table.flat();
      const twice = all.filter((name, place) => all.indexOf(name) !== place);
      assert.deepEqual(twice, []);
      for (const row of table) assert.ok(row.length > 1, row.join(' '));
      for (const name of all) assert.match(name, /^[a-z]{2,}$/u);
    }
  });
});
