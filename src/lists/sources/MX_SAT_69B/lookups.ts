/** What a status of `Situación del contribuyente` means, worst first. */
export const STATUSES: Readonly<Record<string, 'adverse' | 'cleared'>> = {
  Definitivo: 'adverse',
  Presunto: 'adverse',
  Desvirtuado: 'cleared',
  'Sentencia Favorable': 'cleared',
};

/** The 20 columns, in the publisher's order. */
export const COLUMNS = [
  'No',
  'RFC',
  'Nombre del Contribuyente',
  'Situación del contribuyente',
  'Número y fecha de oficio global de presunción SAT',
  'Publicación página SAT presuntos',
  'Número y fecha de oficio global de presunción DOF',
  'Publicación DOF presuntos',
  'Número y fecha de oficio global de contribuyentes que desvirtuaron SAT',
  'Publicación página SAT desvirtuados',
  'Número y fecha de oficio global de contribuyentes que desvirtuaron DOF',
  'Publicación DOF desvirtuados',
  'Número y fecha de oficio global de definitivos SAT',
  'Publicación página SAT definitivos',
  'Número y fecha de oficio global de definitivos DOF',
  'Publicación DOF definitivos',
  'Número y fecha de oficio global de sentencia favorable SAT',
  'Publicación página SAT sentencia favorable',
  'Número y fecha de oficio global de sentencia favorable DOF',
  'Publicación DOF sentencia favorable',
] as const;

/** Name of a column. */
export type Column = (typeof COLUMNS)[number];

const MONTHS = [
  'enero',
  'febrero',
  'marzo',
  'abril',
  'mayo',
  'junio',
  'julio',
  'agosto',
  'septiembre',
  'octubre',
  'noviembre',
  'diciembre',
];

/** The day of `Información actualizada al 30 de noviembre de 2022`, ISO; null when the text has none. */
export function spanishDay(text: string): string | null {
  const [, day = '', month = '', year = ''] = /(\d{1,2}) de (\p{L}+) (?:de|del) (\d{4})/u.exec(text) ?? [];
  const index = MONTHS.indexOf(month.toLowerCase());
  return index < 0 ? null : `${year}-${String(index + 1).padStart(2, '0')}-${day.padStart(2, '0')}`;
}
