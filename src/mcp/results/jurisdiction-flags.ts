import { z } from 'zod';
import type { JurisdictionFlag } from '../../domain/match.ts';
import { plain } from './plain-text.ts';

const tier = z
  .enum(['embargoed', 'high_risk'])
  .describe('embargoed: nearly every dealing needs a licence; high_risk: short of an embargo');

/** A flag; interface specification 2.5. */
export const flagSchema = z.object({
  tier,
  jurisdiction: z.string(),
  reason: z.string(),
  authority: z.string(),
  source_url: z.string(),
  evidence: z.string().describe('What in the request raised it'),
  other_grounds: z.array(
    z.object({ tier, reason: z.string(), authority: z.string(), source_url: z.string() }),
  ),
});

/** A flag as an agent reads it. */
export type PresentedFlag = z.output<typeof flagSchema>;

/** A flag in the words of the interface specification. */
export function presentFlag(flag: JurisdictionFlag): PresentedFlag {
  const { sourceUrl, otherGrounds, ...same } = flag;
  return {
    ...same,
    source_url: sourceUrl,
    other_grounds: otherGrounds.map(({ sourceUrl: url, ...ground }) => ({ ...ground, source_url: url })),
  };
}

/** The flags as lines of plain text, apart from the matches; empty for none. */
export function flagLines(flags: readonly PresentedFlag[]): readonly string[] {
  if (flags.length === 0) return [];
  return [
    'Jurisdiction flags (not sanctions matches):',
    ...flags.map((flag) => {
      const name = flag.tier === 'embargoed' ? 'Embargoed' : 'High risk';
      const grounds = flag.other_grounds.map(({ reason }) => ` Also: ${reason}`).join('');
      return plain(
        `- ${name}: ${flag.jurisdiction}, because of "${flag.evidence}". ${flag.reason} (${flag.authority}, ${flag.source_url})${grounds}`,
      );
    }),
  ];
}
