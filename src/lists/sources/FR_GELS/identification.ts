import type { Identification } from '../../../domain/listed-party.ts';
import { resolveCountry } from '../../../countries/countries.ts';
import { labelledNumbers, numbersOfField, walletsIn } from '../../formats/labelled-numbers.ts';
import { clean } from '../../record-parts.ts';

/** What one IDENTIFICATION says. */
export interface ReadIdentification {
  readonly identifications: readonly Identification[];
  readonly otherNames: readonly string[];
  /** Country of registration as recorded. */
  readonly registeredIn: readonly string[];
  readonly remarks: readonly string[];
}

const OTHER_NAME = /^(?:autres?\s+d[ée]nominations?|autre\s+nom|alias)$/iu;
const REGISTERED_IN = /^(?:lieu|pays)\s+d['’]enregistrement$/iu;
/** Labels whose values have digits but are no numbers. */
const NO_NUMBER =
  /\b(?:date|lieu|adresse|si[èe]ge|type|établissement|activit[ée]|t[ée]l|fax|courriel|site|personne|entit[ée] associ|autres informations|filiale)/iu;
const ACRONYMS = String.raw`INN|OGRN|OGRNIP|KPP|OKPO|NIF|TIN|BIN|IIN|SIREN|SIRET|SWIFT|BIC|OMI|IMO|DUNS|LEI|TVA|RCS|UNP|USCC|PPC|PSRN`;
const LABELLED = /^(?<label>[^:\d][^:]{1,90}?)\s*:\s*\.?\s*(?<value>.+)$/u;
const ACRONYM_FIRST = new RegExp(
  `^(?<label>(?:(?:${ACRONYMS})\\b[/\\s]*)+)\\s*[:=-]?\\s*(?<value>\\S*\\d\\S*.*)$`,
  'iu',
);
const WORDS_FIRST =
  /^(?<label>(?:num[ée]ros?|n[o°])\s?\D*?[\p{L})])\s+(?<value>[\p{Lu}\d/.-]*\d[\p{Lu}\d/.-]*)$/iu;
const NUMBER_FIRST = /^(?<value>[\p{Lu}\d][\p{L}\d/. -]*\d[\p{L}\d/.-]*)\s+[-–]\s+(?<label>\D+)$/u;

/**
 * Reads a free text of label and value: the label before a colon or behind a dash, in `Commentaire`, or an acronym; one
 * text may hold several (INN, OGRN and KPP), and `/` stands for none.
 */
export function readIdentification(value: string, comment: string): ReadIdentification {
  const read = { identifications: [], otherNames: [], registeredIn: [], remarks: [] } as {
    identifications: Identification[];
    otherNames: string[];
    registeredIn: string[];
    remarks: string[];
  };
  const label = clean(comment).replace(/[:.\s]+$/u, '');
  const commentIsLabel = label !== '' && !/[\d:;]/u.test(label) && label.length < 90;
  for (const segment of segments(value)) addSegment(segment, commentIsLabel ? label : '', read);
  if (!commentIsLabel) {
    for (const segment of segments(comment)) {
      if (LABELLED.test(segment)) addSegment(segment, '', read);
      else read.remarks.push(segment);
    }
  }
  return read;
}

/** Places where the next label begins: after `;`, a dash, a comma or slash, or before an acronym with its number. */
const NEXT_LABEL = new RegExp(
  String.raw`\s*[;\n]\s*|\s+[-–]\s*(?=\p{L}[^:;]{2,60}\s?:)|,\s+(?=\p{L}[^:;,]{2,60}:\s*\d)|` +
    String.raw`(?<=\d)\s*\/\s*(?=\p{L}{3,}\b)|(?<=\d)\s+(?=(?:${ACRONYMS})\s*:?\s*\d)`,
  'u',
);

function segments(text: string): readonly string[] {
  return clean(text)
    .split(NEXT_LABEL)
    .map((segment) => segment.replace(/[\s.,]+$/u, '').trim())
    .filter((segment) => segment !== '' && segment !== '/');
}

function addSegment(
  segment: string,
  commentLabel: string,
  read: {
    identifications: Identification[];
    otherNames: string[];
    registeredIn: string[];
    remarks: string[];
  },
): void {
  const groups = [LABELLED, ACRONYM_FIRST, WORDS_FIRST, NUMBER_FIRST]
    .map((pattern) => pattern.exec(segment)?.groups)
    .find((one) => one !== undefined);
  const label = tidyLabel(groups?.['label'] ?? commentLabel);
  const value = (groups?.['value'] ?? segment).trim();
  if (OTHER_NAME.test(label)) read.otherNames.push(value);
  else if (/^\+\d/u.test(value)) read.remarks.push(`Tél.: ${value}`);
  else if (REGISTERED_IN.test(label)) {
    read.registeredIn.push(lastCountry(value));
    read.remarks.push(`${label}: ${value}`);
  } else if (
    !/\d{3}/u.test(value) ||
    NO_NUMBER.test(label) ||
    walletsIn(value).length > 0 ||
    isProse(label, value)
  ) {
    read.remarks.push(label === '' ? value : `${label}: ${value}`);
  } else if (/\s/u.test(value) && labelledNumbers(value).length > 0) {
    read.identifications.push(...numbersOfField(value, label === '' ? 'Identification' : label));
  } else {
    const [, number = value, note = ''] = /^([^(,]*\d[^(,]*?)\s*(?:[(,]\s*(.*?)\)?)?$/u.exec(value) ?? [];
    read.identifications.push({ type: label === '' ? 'Identification' : label, number, country: '', note });
  }
}

/** Text without a label that is no number with at most one word around it: an address or a remark. */
const isProse = (label: string, value: string): boolean =>
  label === '' && (value.match(/(?<!\S)[^\s\d]{3,}(?!\S)/gu)?.length ?? 0) > 1;

/** One way of writing for `No d’…`, `Numero d'…`, `N° d'…`; the words stay the publisher's. */
function tidyLabel(label: string): string {
  return (clean(label).split(/\.\s+/u).at(-1) ?? '')
    .replaceAll('’', "'")
    .replace(/^(?:n\s?[o°]s?\.?|num[ée]ros?)\s+(?=\p{L})/iu, 'Numéro ')
    .replace(/[\s:–-]+$/u, '');
}

/** The country of `Moscou, Fédération de Russie`; empty where the last part is none. */
function lastCountry(value: string): string {
  const last = value.split(',').at(-1)?.trim() ?? '';
  return [value, last].find((one) => resolveCountry(one) !== null) ?? '';
}
