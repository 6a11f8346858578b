import { itMatches, itTellsApart } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['International Services and Trading Ltd', 'International Trading and Services LLC'],
  ['General Trading Company', 'General Trading Co LLC'],
  ['Moscow University', 'Moscow State University'],
  ['Beihang University', 'Beijing University of Aeronautics and Astronautics'],
  [
    'Nuclear Science and Technology Research Institute',
    'Research Institute of Nuclear Science and Technology',
  ],
  ['Institute of Technical Physics', 'All-Russian Scientific Research Institute of Technical Physics'],
  ['Industrial Development Bank of India', 'India Industrial Development Bank'],
  ['99th Infantry Division', '99TH LIGHT INFANTRY DIVISION'],
  ['Al-Shabab Football Club', 'Al Shabab Football Club Riyadh'],
  ['General Organisation of Tobacco Syria', 'GENERAL ORGANISATION OF TOBACCO'],
  ['Min. of Defence of Belarus', 'Ministry of Defence of the Republic of Belarus'],
  ['Cement Industry Investment and Development Company', 'Cement Investment and Development Company'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['International Trading Industrial Services Group', 'INDUSTRIAL TRADING SERVICES INTERNATIONAL'],
  ['Global Technology Solutions Ltd', 'GLOBAL MARINE SOLUTIONS TECHNOLOGY LLC'],
  ['Export Import Bank of Korea', 'KOREA EXPORT AND IMPORT CORPORATION'],
  ['Institute of Applied Physics', 'All-Russian Scientific Research Institute of Technical Physics'],
  ['Petroleum Services', 'All-Russian Petroleum Services Bank'],
  ['Beijing University', 'BEIHANG UNIVERSITY'],
  ['Tehran University', 'Tehran University of Medical Sciences'],
  ['99th Infantry Division Association', '99TH LIGHT INFANTRY DIVISION'],
  ['Al Shabab Football Club Riyadh', 'AL-SHABAAB'],
  ['中国航空工业集团', '中国航天科工集团'],
  ['Iran Aviation Industries Organization', 'Aerospace Industries Organization'],
  ['MV Maria S', 'M/V MARIA'],
];

describe('names that say only what an organisation does', () => {
  itMatches(SAME);

  itTellsApart(DIFFERENT);
});
