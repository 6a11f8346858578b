import assert from 'node:assert/strict';
import { score } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Northern Fleet', 'North Fleet'],
  ['East African Development Bank', 'Eastern African Development Bank'],
  ['Islamic State West Africa Province', 'ISWAP'],
  ['IRGC Qods Force', 'IRGC Quds Force'],
  ['76-я гвардейская десантно-штурмовая дивизия', '76th Guards Air Assault Division'],
  ['64-я отдельная мотострелковая бригада', '64th Separate Motor Rifle Brigade'],
  ['VIII Army Corps', '8th Army Corps'],
  ['Ministerium für Staatssicherheit Nordkorea', 'Ministry of State Security of North Korea'],
  ['Min. of Defence of Russia', 'Ministry of Defence of the Russian Federation'],
  ['MFA of Belarus', 'Ministry of Foreign Affairs of Belarus'],
  ['Минобороны РФ', 'Ministry of Defence of the Russian Federation'],
  ['МО РФ', 'Ministry of Defence of Russia'],
  ['PAO NK Rosneft', 'Rosneft Oil Company'],
  ['810-я бригада морской пехоты', '810th Naval Infantry Brigade'],
  [
    'ГРУ ГШ ВС РФ',
    'Main Intelligence Directorate of the General Staff of the Armed Forces of the Russian Federation',
  ],
  ['Innenministerium Belarus', 'Ministry of Interior of Belarus'],
  ['Außenministerium Syrien', 'Ministry of Foreign Affairs of Syria'],
  ['朝鲜人民军', "Korean People's Army"],
  ['Vsl. Angara', 'MV Angara'],
  ['Suez Rajan now named St Nikolas', 'St Nikolas'],
  ['Ocean Mercury (ex Deep Ocean)', 'Deep Ocean'],
  ['OCEAN MERCURY EX-DEEP OCEAN', 'Deep Ocean'],
];

const OTHER: readonly (readonly [string, string])[] = [
  ["Banque des États de l'Afrique centrale", "Banque centrale des États de l'Afrique de l'Ouest"],
  ['Bank of Africa', 'Bank of West Africa'],
  ['Development Bank of Southern Africa', 'African Development Bank'],
  ['Southern Military District', 'Western Military District'],
  ['South Gas Field', 'North Gas Field'],
  ['IRGC Qods Force', 'Islamic Revolutionary Guard Corps Air Force'],
  ['IRGC Qods Force', 'IRGC Navy'],
  ['76-я гвардейская десантно-штурмовая дивизия', '98th Guards Airborne Division'],
  ['64-я отдельная мотострелковая бригада', '37th Separate Motor Rifle Brigade'],
  ['VIII Army Corps', '5th Army Corps'],
  ['Innenministerium Belarus', 'Außenministerium Belarus'],
  ['Policía Nacional Bolivariana', 'Guardia Nacional Bolivariana'],
  ['朝鲜人民军', '中国人民解放军'],
  ['MoD Russia', 'MoF Russia'],
  ['МИД РФ', 'МВД РФ'],
  ['Mod Ali', 'Ministry of Defence'],
  ['PAO NK Rosneft', 'Lukoil Oil Company'],
  ['Ocean Mercury (ex Deep Ocean)', 'Deep Sea'],
];

describe('parts of bodies, and bodies in few letters', () => {
  for (const [a, b] of SAME)
    it(`${a} is ${b}`, () => {
      assert.ok(score(a, b) > 0.8);
    });
  for (const [a, b] of OTHER)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5);
    });
});
