import type { ListCode } from '../domain/list-code.ts';
import type { ListSource } from './list-source.ts';
import { euFsf } from './sources/EU_FSF/source.ts';
import { ofacNonsdn } from './sources/OFAC_NONSDN/source.ts';
import { ofacSdn } from './sources/OFAC_SDN/source.ts';
import { ukSanctions } from './sources/UK_SANCTIONS/source.ts';
import { unConsolidated } from './sources/UN_CONSOLIDATED/source.ts';

/** Every list the service can load, in the order of the codes. */
export const LIST_SOURCES: readonly ListSource[] = [euFsf, ofacNonsdn, ofacSdn, ukSanctions, unConsolidated];

/** The source of a list; undefined for a list that cannot be loaded yet. */
export function listSource(code: ListCode): ListSource | undefined {
  return LIST_SOURCES.find((source) => source.facts.code === code);
}
