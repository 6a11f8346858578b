import assert from 'node:assert/strict';
import { AFRICAN_AND_EASTERN_NAMES } from '../../../../src/matching/names/languages/african-names.ts';
import { ARABIC_NAMES } from '../../../../src/matching/names/languages/arabic-names.ts';
import { EASTERN_EUROPEAN_NAMES } from '../../../../src/matching/names/languages/eastern-european-names.ts';
import { IRANIAN_AND_TURKIC_NAMES } from '../../../../src/matching/names/languages/iranian-names.ts';
import { SOUTH_ASIAN_NAMES } from '../../../../src/matching/names/languages/south-asian-names.ts';
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
    for (const table of [
      AFRICAN_AND_EASTERN_NAMES,
      ARABIC_NAMES,
      EASTERN_EUROPEAN_NAMES,
      IRANIAN_AND_TURKIC_NAMES,
      SOUTH_ASIAN_NAMES,
    ]) {
      const all = table.flat();
      const twice = all.filter((name, place) => all.indexOf(name) !== place);
      assert.deepEqual(twice, []);
      for (const row of table) assert.ok(row.length > 1, row.join(' '));
      for (const name of all) assert.match(name, /^[a-z]{2,}$/u);
    }
  });
});
