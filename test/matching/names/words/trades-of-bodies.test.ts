import { itMatches, itTellsApart } from '../score-pair.ts';

const SAME: readonly (readonly [string, string])[] = [
  ['Εταιρεία Γεωτρήσεων Ορισάν', 'Orisan Drilling Company'],
  ['ΕΤΑΙΡΕΙΑ ΗΜΙΑΓΩΓΩΝ ΟΡΙΣΑΝ', 'Orisan Semiconductor Company'],
  ['Ορισάν Γεωργική Εταιρεία', 'Orisan Agricultural Company'],
  ['Дружество за снабдяване Орисан', 'Orisan Supply Company'],
  ['Градска болница Орисан', 'Orisan City Hospital'],
  ['Підприємство залізничного машинобудування Орісан', 'Orisan Railway Machine Building Enterprise'],
  ['Предузеће за грађевинарство Орисан', 'Orisan Construction Enterprise'],
  ['Казанский аэрогидродинамический институт', 'Kazan Aerohydrodynamic Institute'],
  ['Empresa siderúrgica de perforación Orisan', 'Orisan Steel Drilling Company'],
  ['Flugzeugreparaturwerk Orisan', 'Orisan Aircraft Repair Plant'],
  ['Orisan väetiste tehas', 'Orisan Fertiliser Plant'],
  ['شركة الذكاء الاصطناعي حداد', 'Haddad Artificial Intelligence Company'],
  ["Quwwat al-Da'm al-Sari'", 'Rapid Support Forces'],
  ['شرکت آلیاژ کیهان‌ساز', 'Keyhansaz Alloy Company'],
  ['대성선박관리회사', 'Taesong Ship Management Company'],
  ['국가항공우주기술총국', 'National Aerospace Technology Administration'],
  ['中央军委装备发展部', 'Equipment Development Department of the Central Military Commission'],
  ['モスクワ物理工科大学', 'Moscow Institute of Physics and Technology'],
];

const DIFFERENT: readonly (readonly [string, string])[] = [
  ['ΕΤΑΙΡΕΙΑ ΗΜΙΑΓΩΓΩΝ ΟΡΙΣΑΝ', 'Kalvar Semiconductor Company'],
  ['Дружество за снабдяване Орисан', 'Kalvar Supply Company'],
  ['대성선박관리회사', 'Kumgang Ship Management Company'],
  ['شركة الذكاء الاصطناعي حداد', 'Mansour Artificial Intelligence Company'],
  ["Quwwat al-Da'm al-Sari'", 'Afghan Support Committee'],
  ['中央军委装备发展部', 'Political Work Department of the Central Military Commission'],
  ['Γεωργία Παπαδοπούλου', 'Agriculture Papadopoulou'],
  ['Νίκη Παπαδοπούλου', 'Victoria Papadopoulou'],
];

describe('words of bodies and trades in further languages', () => {
  itMatches(SAME);

  itTellsApart(DIFFERENT);
});
