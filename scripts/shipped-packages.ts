import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const LOCK = fileURLToPath(new URL('../package-lock.json', import.meta.url));

/** A package that `npm ci --omit=dev` may install. */
export interface ShippedPackage {
  readonly name: string;
  readonly version: string;
  readonly license?: string;
}

interface LockedPackage extends Omit<ShippedPackage, 'name'> {
  readonly dev?: boolean;
  readonly devOptional?: boolean;
}

/** What package-lock.json says that the service ships, for every platform. */
export function shippedPackages(): readonly ShippedPackage[] {
  const { packages } = JSON.parse(readFileSync(LOCK, 'utf8')) as {
    readonly packages: Readonly<Record<string, LockedPackage>>;
  };
  return Object.entries(packages)
    .filter(([path, { dev, devOptional }]) => path !== '' && dev !== true && devOptional !== true)
    .map(([path, locked]) => ({
      ...locked,
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
    }));
}
