import assert from 'node:assert/strict';
import { createQueryName } from '../../../../../src/matching/names/query-name.ts';
import { explainName } from '../../../../../src/matching/names/score-names.ts';
import { prepare, score } from '../../score-pair.ts';

/** Letters and the name that they are read as. */
const SAME: readonly (readonly [string, string])[] = [
  ['FSB', 'Federal Security Service'],
  ['FSB of Russia', 'Federal Security Service of the Russian Federation'],
  ['ФСБ', 'Federal Security Service'],
  ['PKK', 'Partiya Karkerên Kurdistan'],
  ['CETC 55', 'China Electronics Technology Group Corporation 55th Research Institute'],
  ['DNR', "So-called Donetsk People's Republic"],
  ['MGB LNR', "Ministry of State Security of the so-called Luhansk People's Republic"],
  ['FARC-EP', "Revolutionary Armed Forces of Colombia - People's Army"],
  ['IRGC-QF', 'Islamic Revolutionary Guard Corps - Qods Force'],
  ['ISIS-K', 'Islamic State Khorasan'],
  ['NII Stali', 'Scientific Research Institute Stali'],
  ['ОАК', 'United Aircraft Corporation'],
  ['Минпромторг России', 'Ministry of Industry and Trade of Russia'],
  ['Россельхозбанк', 'Russian Agricultural Bank'],
  ['Kurganmashzavod', 'Kurgan Machine-Building Plant'],
  ['台积电', 'Taiwan Semiconductor Manufacturing'],
  ['大疆创新', 'DJI'],
  ['Beihang University', 'BEIJING UNIVERSITY OF AERONAUTICS AND ASTRONAUTICS'],
  ['MGTU im. Baumana', 'BAUMAN MOSCOW STATE TECHNICAL UNIVERSITY'],
  ['МФТИ', 'Moscow Institute of Physics and Technology'],
  ['РФЯЦ-ВНИИЭФ', 'Russian Federal Nuclear Center - All-Russian Research Institute of Experimental Physics'],
  ['VGTRK', 'All-Russia State Television and Radio Broadcasting Company'],
  ['KBP Tula', 'Instrument Design Bureau'],
  ['AEOI Tehran', 'سازمان انرژی اتمی ایران'],
  ['SSRC / CERS Damascus', "Centre d'Etudes et de Recherches Scientifiques"],
  ['Ngân hàng TMCP Ngoại thương Việt Nam', 'Vietcombank'],
  ['SOCAR', 'Azərbaycan Respublikası Dövlət Neft Şirkəti'],
  ['OOO UK Metalloinvest', 'Metalloinvest Management Company LLC'],
  ['ООО ТК Норд Проект', 'Nord Project Transport Company'],
  ['КБП им. академика А.Г. Шипунова', 'Instrument Design Bureau'],
  ['ЦАГИ им. Жуковского', 'Central Aerohydrodynamic Institute'],
  ['Sovcomflot', 'PAO SOVREMENNYY KOMMERCHESKIY FLOT'],
  ['NPO Mash', 'NPO Mashinostroyeniya'],
  ['Bank Rossiya OAO', 'AB ROSSIYA'],
  ['TMK', 'Trubnaya Metallurgicheskaya Kompaniya PAO'],
  ['NK Rosneft', 'Rosneft Oil Company'],
  ['NLMK', 'Novolipetskiy Metallurgicheskiy Kombinat'],
  ['SUEK', 'Sibirskaya Ugolnaya Energeticheskaya Kompaniya'],
  ['Real IRA', 'Real Irish Republican Army'],
  ['MoD Russia', 'Ministry of Defence of the Russian Federation'],
  ['Nornickel', 'PJSC MMC Norilsk Nickel'],
  ['朝鮮総連', 'Chongryon'],
  ['IRGC-QF', 'Islamic Revolutionary Guard Corps Qods Force'],
  ['Tactical Missiles Corporation KTRV', 'Tactical Missiles Corporation'],
  ['Внешэкономбанк', 'State Development Corporation VEB.RF (Vnesheconombank)'],
  ['大疆创新', 'Dajiang Chuangxin'],
  ['GosNIIAS', 'State Research Institute of Aviation Systems'],
  ['TsNIIKhM', 'Central Scientific Research Institute of Chemistry and Mechanics'],
  ['TsAGI', 'Central Aerohydrodynamic Institute'],
  ['РФЯЦ – ВНИИТФ', 'RFNC-VNIITF'],
  ['RNKB', 'Russian National Commercial Bank'],
  ['MTZ', 'Minsk Tractor Works'],
  ['LAFICO', 'Libyan Arab Foreign Investment Company'],
  ['Conviasa', 'Consorcio Venezolano de Industrias Aeronáuticas y Servicios Aéreos'],
  ['Sytrol', 'Syria Trading Oil Company'],
  ['EIKO', "Execution of Imam Khomeini's Order"],
  ['RGB', 'Reconnaissance General Bureau'],
  ['M23', 'March 23 Movement'],
  ['ADF', 'Allied Democratic Forces'],
  ['PLA Unit 61398', "People's Liberation Army Unit 61398"],
];

/** Letters that are part of another name, or that stand beside a name of a person. */
const DIFFERENT: readonly (readonly [string, string])[] = [
  ['FSB', 'FSO'],
  ['CETC 54', 'China Electronics Technology Group Corporation 55th Research Institute'],
  ['Jem Robinson', 'Jaish e Mohammed'],
  ['PKK', 'Kurdistan Democratic Party'],
  ['CASC', 'CASIC'],
  ['FARC-EP', 'Fuerzas Armadas Revolucionarias de Colombia - Segunda Marquetalia'],
  ['IRGC-QF', 'IRGC Navy'],
  ['ISIS-K', 'Islamic State West Africa Province'],
  ['ZANU-PF', "Zimbabwe African People's Union"],
  ['Oak', 'United Aircraft Corporation'],
  ['Rosbank', 'Russian Bank'],
  ['UAC of Nigeria Plc', 'United Aircraft Corporation (UAC)'],
  ['IRGC Instituto Regional de Gestión y Calidad', 'Islamic Revolutionary Guard Corps'],
  ['Mash Trading', 'NPO Mashinostroyeniya'],
  ['ADF Group Inc', 'Allied Democratic Forces'],
  ['RGB Technology', 'Reconnaissance General Bureau'],
  ['HTS Ltd', 'Hayat Tahrir al-Sham'],
  ['PMF Capital', 'Popular Mobilization Forces'],
  ['TIP Trading', 'Turkistan Islamic Party'],
  ['LAP Holdings', 'Libya Africa Investment Portfolio'],
  ['RFNC-VNIITF', 'RFNC-VNIIEF'],
  ['VNIITF', 'VNIIEF'],
  ['TsNIIKhM', 'State Scientific Research Institute of Organic Chemistry and Technology'],
  ['NOC Qatar', 'National Oil Corporation of Libya'],
  ['AB Volvo', 'Volga Bank'],
  ['NK Rosneft', 'NK Lukoil'],
  ['Continuity IRA', 'Real Irish Republican Army'],
  ['KB Bank', 'Design Bureau'],
  ['Halkbank a.d. Beograd', 'Türkiye Halk Bankası'],
  ['MIPT', 'Moscow Institute of Steel and Alloys'],
  ['RFNC-VNIITF', 'RFNC-VNIIEF'],
  ['VNIITF', 'VNIIEF'],
  ['SCF Amur', 'SCF Baikal'],
  ['ЦАГИ им. Жуковского', 'TsIAM im. Baranova'],
  ['КБП им. академика А.Г. Шипунова', 'Machine-Building Design Bureau'],
  ['UK Trading Ltd', 'Trading Management Company'],
  ['ТК Звезда', 'Zvezda Transport Company'],
  ['FSB Moscow', 'Foreign Intelligence Service'],
  ['VILS Trading Ltd', 'All-Russian Institute of Light Alloys'],
  ['Vietcombank', 'Vietnam Bank for Industry and Trade'],
  ['Beihang University', 'Harbin Institute of Technology'],
  ['Tactical Missiles Corporation KTRV', 'Tactical Systems Corporation'],
  ['Россельхозбанк', 'Russian Regional Development Bank'],
];

describe('organisations that are known by their letters', () => {
  for (const [a, b] of SAME)
    it(`${a} / ${b}`, () => {
      assert.ok(score(a, b) > 0.8, String(score(a, b)));
      assert.ok(score(b, a) > 0.8, String(score(b, a)));
    });

  for (const [a, b] of DIFFERENT)
    it(`${a} is not ${b}`, () => {
      assert.ok(score(a, b) < 0.5, String(score(a, b)));
    });

  it('are explained without what stands between two names', () => {
    const { correspondences } = explainName(createQueryName(prepare('FSB')), prepare('FSB'));
    assert.ok(correspondences.every(({ query }) => query !== ';'));
    assert.equal(correspondences[0]?.query, 'fsb');
  });
});
