import type { Explanation } from '../../src/domain/match.ts';

/** One line that says which words correspond how, what is left over and which rules applied. */
export function explanationText(explanation: Explanation): string {
  const { correspondences, queryLeftOver, listedLeftOver, remarks } = explanation;
  const parts = correspondences.map(({ query, listed, kind, likeness }) =>
    kind === 'equal' ? `${query} =` : `${query}~${listed} ${kind} ${likeness}`,
  );
  if (queryLeftOver.length > 0) parts.push(`query left: ${queryLeftOver.join(' ')}`);
  if (listedLeftOver.length > 0) parts.push(`listed left: ${listedLeftOver.join(' ')}`);
  return [...parts, ...remarks].join('; ');
}
