import type { ListSource } from './list-source.ts';

/**
 * The sources with their catalogue entries marked as samples, for a service that loads a few parties of each list: nobody
 * may take what it answers for a screening. A sample is small by nature, so no least number of parties is expected.
 */
export function asSample(sources: readonly ListSource[]): readonly ListSource[] {
  return sources.map((source) => ({
    ...source,
    facts: {
      ...source.facts,
      name: `${source.facts.name} (sample)`,
      description: `Sample of a few parties for trying the service, not for screening. ${source.facts.description}`,
    },
    expectations: { ...source.expectations, minimumParties: 1 },
  }));
}
