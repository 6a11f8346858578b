import { itMatches, itTellsApart } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Kaspersky Lab', 'AO LABORATORIYA KASPERSKOGO'],
  ['Kaspersky Lab', 'АО Лаборатория Касперского'],
  ['Bauman University', 'Universitet im. Baumana'],
  ['Khrunichev Plant', 'Zavod im. Khrunicheva'],
  ['завод имени Дзержинского', 'Dzerzhinsky Plant'],
  ['ОКБ им. П.О. Сухого', 'Sukhoi Design Bureau'],
  ['Музей имени Толстого', 'Tolstoy Museum'],
  ['Splav', 'NPO Splav imeni A.N. Ganicheva'],
  ['KRYLOVSKY STATE RESEARCH CENTER', 'KRYLOV STATE SCIENTIFIC CENTER'],
  ['Kirovskiy Zavod', 'Kirov Plant'],
  ['Lobachevsky Institute', 'Institute named after Lobachevsky'],
  ['Фонд Алексея Талая', 'Alexey Talay Foundation'],
  ['Фонд Елены Батуриной', 'Elena Baturina Foundation'],
  ['Музей Анны Ахматовой', 'Anna Akhmatova Museum'],
  ['Благотворительный фонд Алишера Усманова', 'Alisher Usmanov Charity Foundation'],
  ['Fond Petra Kvitova', 'Petra Kvitova Foundation'],
  [
    'P. I. Plandinról elnevezett Arzamaszi Műszergyártó Üzem Rt',
    'P.I. Plandin Arzamas Instrument-Making Plant JSC',
  ],
  ['P. D. Grušino vardo MKB „Fakel“', 'MKB Fakel named after P.D. Grushin'],
  ['A.Q. Khan Research Laboratories', 'Abdul Qader Khan Research Laboratories'],
  ['Tatneft', 'PJSC Tatneft named after V.D. Shashin'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Zavod im. Khrunicheva', 'Kalashnikov Plant'],
  ['Plandinról elnevezett Műszergyártó Üzem', 'Kalashnikov Instrument-Making Plant'],
  ['J.F. Kennedy Foundation', 'R.F. Kennedy Foundation'],
  ['Laboratoriya Kasperskogo', 'Laboratoriya Kovalskogo'],
  ['Театр имени Горького', 'Pushkin Theatre'],
  ['Krylovsky Institute', 'Kurchatov Institute'],
  ['Ivan Krylovsky', 'Ivan Krylov'],
  ['Sverdlovskiy Zavod', 'Kirovskiy Zavod'],
  ['Фонд Алексея Талая', 'Alexey Navalny Foundation'],
  ['Фонд Елены Батуриной', 'Elena Isinbayeva Foundation'],
  ['Музей Анны Ахматовой', 'Anna German Museum'],
  ['Фонд защиты прав', 'Foundation of Right Hand'],
  ['Zavod Likhacheva', 'Zavod imeni Kalinina'],
];

describe('names of bearers in names of organisations', () => {
  itMatches(SAME);

  itTellsApart(DIFFERENT);
});
