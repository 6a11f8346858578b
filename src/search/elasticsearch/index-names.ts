import listedParties from '../../../index-templates/listed-parties.json' with { type: 'json' };

/** Version of the documents' fields; raised in `index-templates/listed-parties.json` with every change of them. */
const SCHEMA_VERSION: number = listedParties.version;

/** The names that one deployment uses in its cluster. Built and parsed here and nowhere else. */
export interface IndexNames {
  /** The served index of this version, swapped by exact name. */
  readonly alias: string;
  readonly locks: string;
  readonly template: string;
  readonly templatePattern: string;
  readonly locksTemplate: string;
  /** Pattern that takes in every index of the deployment, of any version. */
  readonly everyIndex: string;
  index(generation: number): string;
  /** Reads an index name; null for one that is not of this deployment. */
  parse(index: string): ParsedIndexName | null;
}

/** What an index name says. */
export interface ParsedIndexName {
  /** Schema version and derivation, such as `v2-3fa9c2d1`. */
  readonly version: string;
  /** Rises by one with every rebuild. */
  readonly generation: number;
  /** Whether this version of the service made it. */
  readonly current: boolean;
}

/** The names for a prefix and a digest of the derivation, such as `sanctions-v2-3fa9c2d1-000012`. */
export function indexNames(prefix: string, derivation: string): IndexNames {
  const version = `v${SCHEMA_VERSION}-${derivation}`;
  const pattern = new RegExp(`^${prefix}-(?<version>v\\d+-[0-9a-f]{8})-(?<generation>\\d{6,})$`, 'u');
  return {
    alias: `${prefix}-${version}`,
    locks: `${prefix}-locks`,
    template: `${prefix}-v${SCHEMA_VERSION}`,
    templatePattern: `${prefix}-v${SCHEMA_VERSION}-*`,
    locksTemplate: `${prefix}-locks`,
    everyIndex: `${prefix}-v*`,
    index: (generation) => `${prefix}-${version}-${String(generation).padStart(6, '0')}`,
    parse: (index) => {
      const parts = pattern.exec(index)?.groups;
      if (parts === undefined) return null;
      const found = parts['version'] ?? '';
      return { version: found, generation: Number(parts['generation']), current: found === version };
    },
  };
}
