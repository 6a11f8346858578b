import { setTimeout as sleep } from 'node:timers/promises';
import type { Client, estypes } from '@elastic/elasticsearch';
import listedParties from '../../../index-templates/listed-parties.json' with { type: 'json' };
import locks from '../../../index-templates/locks.json' with { type: 'json' };
import { translated } from './engine-failures.ts';
import type { IndexNames } from './index-names.ts';
import { readState } from './index-state.ts';
import type { IndexWriting } from './index-writing.ts';

type Template = Omit<estypes.IndicesPutIndexTemplateRequest, 'name'>;

/** Puts the templates of `index-templates/` under the deployment's names. */
export async function putTemplates(client: Client, names: IndexNames): Promise<void> {
  const put = async (name: string, pattern: string, template: unknown): Promise<void> => {
    await translated(
      client.indices.putIndexTemplate({ ...(template as Template), name, index_patterns: [pattern] }),
    );
  };
  await put(names.template, names.templatePattern, listedParties);
  await put(names.locksTemplate, names.locks, locks);
}

/** An index of the deployment. */
export interface KnownIndex {
  readonly name: string;
  readonly generation: number;
  /** Made by this version of the service. */
  readonly current: boolean;
  readonly aliases: readonly string[];
}

/** Every index of the deployment, of any version. */
export async function knownIndices(client: Client, names: IndexNames): Promise<readonly KnownIndex[]> {
  const found = await translated(
    client.indices.getAlias({ index: names.everyIndex, allow_no_indices: true, ignore_unavailable: true }),
  );
  return Object.entries(found).flatMap(([name, { aliases }]) => {
    const parsed = names.parse(name);
    if (parsed === null) return [];
    const { generation, current } = parsed;
    return [{ name, generation, current, aliases: Object.keys(aliases) }];
  });
}

/** Lets the alias point to one index and to no other, in one step, by exact names. */
export async function swapAlias(client: Client, names: IndexNames, index: string): Promise<void> {
  const others = (await knownIndices(client, names)).filter(
    ({ name, aliases }) => name !== index && aliases.includes(names.alias),
  );
  await translated(
    client.indices.updateAliases({
      actions: [
        ...others.map(({ name }) => ({ remove: { index: name, alias: names.alias, must_exist: true } })),
        { add: { index, alias: names.alias, is_write_index: true } },
      ],
    }),
  );
}

/**
 * Removes indices that serve nothing: of killed rebuilds, those replaced, and with `olderVersions` those of other
 * versions of the service. Waits until no answer on its way can need them. Only under the lock. Returns their names.
 */
export async function removeLeftOvers(
  { client, names, clock, graceMs }: Pick<IndexWriting, 'client' | 'names' | 'clock' | 'graceMs'>,
  { olderVersions }: { readonly olderVersions: boolean },
): Promise<readonly string[]> {
  const indices = await knownIndices(client, names);
  const leftOver = indices
    .filter(({ current, aliases }) => aliases.length === 0 || (olderVersions && !current))
    .map(({ name }) => name);
  if (leftOver.length === 0) return [];
  const served = await readState(client, names.alias);
  if (served === null) return [];
  const servedMs = clock().getTime() - Date.parse(served.state.servedSince);
  if (servedMs < graceMs) await sleep(graceMs - servedMs);
  for (const index of leftOver) {
    await translated(client.indices.delete({ index, ignore_unavailable: true }));
  }
  return leftOver;
}

/** Removes all that a deployment has in the cluster, of any version of the service. */
export async function removeEverything(client: Client, names: IndexNames): Promise<void> {
  const indices = [...(await knownIndices(client, names)).map(({ name }) => name), names.locks];
  for (const index of indices) await translated(client.indices.delete({ index, ignore_unavailable: true }));
  for (const name of [names.template, names.locksTemplate]) {
    await translated(client.indices.deleteIndexTemplate({ name }, { ignore: [404] }));
  }
}
