import {
  AlwaysOffSampler,
  AlwaysOnSampler,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  type Sampler,
} from '@opentelemetry/sdk-trace';
import type { SamplerName } from './sampler-names.ts';

/** Which requests are traced: the standard's names, and the share for those that take one. */
export interface SamplerSettings {
  readonly sampler: SamplerName;
  /** 0 to 1. */
  readonly ratio: number;
}

const ROOTS: Readonly<Record<string, (ratio: number) => Sampler>> = {
  always_on: () => new AlwaysOnSampler(),
  always_off: () => new AlwaysOffSampler(),
  traceidratio: (ratio) => new TraceIdRatioBasedSampler(ratio),
};

const BY_PARENT = 'parentbased_';

/** The sampler of the settings; `parentbased_` leaves the choice to the caller where it has made one. */
export function samplerOf({ sampler, ratio }: SamplerSettings): Sampler {
  const byParent = sampler.startsWith(BY_PARENT);
  const make = ROOTS[byParent ? sampler.slice(BY_PARENT.length) : sampler];
  if (make === undefined) throw new Error(`there is no sampler ${sampler}`);
  return byParent ? new ParentBasedSampler({ root: make(ratio) }) : make(ratio);
}
