/** Writes the digests of the base images into the Dockerfile. Needs Docker and access to the registry. Usage: npm run images:pin */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { ServiceError } from '../src/errors.ts';
import { pinImages } from './image/pin-images.ts';

const DOCKERFILE = new URL('../Dockerfile', import.meta.url);

function digestOf(tag: string): string {
  const args = ['buildx', 'imagetools', 'inspect', tag, '--format', '{{.Manifest.Digest}}'];
  try {
    return execFileSync('docker', args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] });
  } catch (error) {
    const [reason] = (error instanceof Error ? error.message : String(error)).trim().split('\n').slice(-1);
    throw new ServiceError('configuration', `docker does not tell the digest of ${tag}: ${reason}`);
  }
}

try {
  writeFileSync(DOCKERFILE, pinImages(readFileSync(DOCKERFILE, 'utf8'), digestOf));
} catch (error) {
  console.error(error instanceof ServiceError ? error.message : error);
  process.exitCode = 1;
}
