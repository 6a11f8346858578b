import { hasLetterOrDigit } from './clean-text.ts';
import { foldText } from './fold-text.ts';

/**
 * What forms and exports hold where nothing is known, each the whole text but for case, accents and punctuation. Only words
 * that nobody lives in, writes to or calls; a name is never held against this table, for Null and None are family names.
 */
const NOT_KNOWN: ReadonlySet<string> = new Set(
  [
    ['n/a', 'n/k', 'nil', 'none', 'null', 'nan', 'tba', 'tbc', 'tbd', 'unknown', 'undefined', 'unspecified'],
    [
      'not applicable',
      'not available',
      'not known',
      'not provided',
      'not specified',
      'no address',
      'no data',
    ],
    ['address unknown', 'unknown address', 'no fixed address', 'no fixed abode'],
    ['k. A.', 'keine', 'keine Angabe', 'unbekannt'],
    ['inconnu', 'inconnue', 'non disponible', 'sans objet', 'sans adresse', 'néant'],
    ['desconocido', 'desconocida', 'no aplica', 'no disponible', 'ninguno', 'ninguna', 'não aplicável'],
    [
      'нет',
      'нет данных',
      'неизвестно',
      'не указано',
      'не указан',
      'لا يوجد',
      'غير معروف',
      '无',
      '不详',
      '不明',
      '未知',
    ],
  ]
    .flat()
    .map(wordsAlone),
);

/** True for a text that stands for nothing: without any letter or digit, or one of the table above. */
export function isPlaceholder(text: string): boolean {
  return !hasLetterOrDigit(text) || NOT_KNOWN.has(wordsAlone(text));
}

function wordsAlone(text: string): string {
  return foldText(text).replace(/[^\p{L}\p{N}]/gu, '');
}
