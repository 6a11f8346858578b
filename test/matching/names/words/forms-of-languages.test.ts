import { itMatches, itTellsApart } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Закрито акционерно дружество Орисан', 'Orisan CJSC'],
  ['Орисан ЕООД', 'Orisan Ltd'],
  ['ORISAN EAD', 'Орисан АД'],
  ['akcinė bendrovė „Orisan“', 'Orisan Joint Stock Company'],
  ['delniška družba Orisan', 'JSC Orisan'],
  ['Geschlossene Aktiengesellschaft Orisan', 'Closed Joint-Stock Company Orisan'],
  ['uzavřená akciová společnost Orisan', 'ZAO Orisan'],
  ['spoločnosť s ručením obmedzeným Orisan', 'Orisan Limited Liability Company'],
  ['bolag med begränsat ansvar Orisan', 'Orisan LLC'],
  ['Avatud aktsiaselts „Orisan“', 'OJSC “Orisan”'],
  ['Κλειστή ανώνυμη εταιρεία ΟΡΙΣΑΝ', 'Orisan CJSC'],
  ['sociedade por ações aberta Orisan', 'OAO Orisan'],
  ['АНО «Орисан»', 'autonome Organisatie zonder winstoogmerk Orisan'],
  ['Orisan Autonomous Non-Commercial Organization', 'organización autónoma sin ánimo de lucro Orisan'],
  ['ФГБУН Институт Орисана', 'Federal State Budgetary Institution of Science Orisan Institute'],
  [
    'ФГБОУ ВО Казанский университет',
    'Federal State Budgetary Educational Institution of Higher Education Kazan University',
  ],
  ['شركة حداد ذات مسؤولية محدودة', 'Haddad LLC'],
  ['شركة حداد ذات المسؤولية المحدودة', 'Haddad Limited Liability Company'],
  ['شركة حداد المساهمة العامة', 'Haddad PJSC'],
  ["Sharikat Haddad Dhat Mas'uliya Mahduda", 'Haddad LLC'],
  ['유한책임회사 대성', 'Taesong Limited Liability Company'],
  ['社団法人オリサン', 'Orisan Association'],
  ['Orisan Private Joint Stock Company', 'ПрАТ «Орісан»'],
  ['Orisan Public Shareholding Co', 'Orisan PJSC'],
  ['Întreprinderea unitară Orisan', 'Унитарное предприятие Орисан'],
  ['PKF Orisan OOO', 'Proizvodstvenno-kommercheskaya firma Orisan'],
  ['ПКФ Орисан', 'Production and Commercial Firm Orisan LLC'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['Закрито акционерно дружество Орисан', 'Marlon CJSC'],
  ['akcinė bendrovė „Orisan“', 'akcinė bendrovė „Kalvar“'],
  ['ФГБУН Институт Орисана', 'ФГБУН Институт Калварова'],
  ['Geschlossene Aktiengesellschaft Orisan', 'Geschlossene Aktiengesellschaft Kalvar'],
  ['spoločnosť s ručením obmedzeným Orisan', 'spoločnosť s ručením obmedzeným Kalvar'],
  ['Орисан ЕООД', 'Калвар ЕООД'],
  ['PKF Orisan', 'PKF Kalvar'],
  ['شركة حداد ذات مسؤولية محدودة', 'Mansour LLC'],
  ['유한책임회사 대성', '유한책임회사 금강'],
  ['Orisan Private Joint Stock Company', 'Kalvar Private Joint Stock Company'],
];

describe('legal forms in the languages of Europe', () => {
  itMatches(SAME);

  itTellsApart(DIFFERENT);
});
