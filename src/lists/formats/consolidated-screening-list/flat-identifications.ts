import type { Identification } from '../../../domain/listed-party.ts';
import { clean } from '../../record-parts.ts';

/** Takes a CSV cell of ids apart: `Type, number[, CC]; ...`. A number may hold commas of its own. */
export function flatIdentifications(cell: string): readonly Identification[] {
  return cell.split(/;\s+/u).flatMap((text) => {
    const [type = '', ...rest] = text.split(/,\s+/u).map(clean);
    if (type === '' || rest.length === 0) return [];
    const country = rest.length > 1 && /^[A-Z]{2}$/u.test(rest.at(-1) ?? '') ? (rest.pop() ?? '') : '';
    return [{ type, number: rest.join(', '), country, note: '' }];
  });
}
