import type { FactVerdict } from '../../domain/facts.ts';
import type { BirthDate } from '../../domain/listed-party.ts';
import { isDay, overlap, spanOf, yearsApart, yearsOf, type DaySpan } from './days.ts';
import { FACT_MODEL } from './fact-model.ts';
import { bestVerdict } from './verdicts.ts';

const { mostYearsApart, widestSpanYears } = FACT_MODEL.date;

/** Words of publishers for a date that is about right. */
const CIRCA =
  /\b(?:circa|ca|c|approx\w*|about|around|between|estimated|possibly|probably|vers|environ|env|etwa|ungefähr|alrededor|około)\b\.?|[~±?]|頃|ころ|約|около|прибл/iu;

/**
 * How a date of birth, `YYYY[-MM[-DD]]`, compares with those of a record. Of several the one that fits best speaks; one that could not be
 * read may be the right one, so that nothing contradicts beside it.
 */
export function compareBirth(sent: string, listed: readonly BirthDate[]): FactVerdict {
  const span = spanOf(sent);
  if (span === null) return 'unknown';
  return bestVerdict(listed.map((date) => compareDates(span, date)));
}

function compareDates(sent: DaySpan, { text, earliest, latest }: BirthDate): FactVerdict {
  if (earliest === null || latest === null) return 'unknown';
  const listed = { earliest, latest };
  if (yearsOf(listed) > widestSpanYears) return 'unknown';
  if (isDay(sent) && isDay(listed) && !CIRCA.test(text)) return compareDays(sent.earliest, earliest);
  if (overlap(sent, listed)) return 'agrees';
  const years = yearsApart(sent, listed);
  if (years <= 1) return 'near';
  return years > mostYearsApart ? 'contradicts' : 'unknown';
}

function compareDays(sent: string, listed: string): FactVerdict {
  if (sent === listed) return 'agrees';
  return isSlip(sent, listed) || isYearOnly(sent, listed) ? 'near' : 'contradicts';
}

/** Day and month exchanged, one digit, or the same day of the year before or after. */
function isSlip(sent: string, listed: string): boolean {
  const [year = '', month = '', day = ''] = sent.split('-');
  if (listed === `${year}-${day}-${month}`) return true;
  const digitsApart = [...sent].filter((digit, at) => digit !== listed[at]).length;
  if (digitsApart <= 1) return true;
  return sent.slice(4) === listed.slice(4) && Math.abs(Number(year) - Number(listed.slice(0, 4))) <= 1;
}

/** 1 January stands for a year of which the day is not known: "01/01/1967" in passports of many countries. */
function isYearOnly(sent: string, listed: string): boolean {
  return sent.slice(0, 4) === listed.slice(0, 4) && [sent, listed].some((day) => day.endsWith('-01-01'));
}
