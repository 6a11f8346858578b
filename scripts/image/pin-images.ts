import { ServiceError } from '../../src/errors.ts';

const DIGEST = /^sha256:[0-9a-f]{64}$/u;
const IMAGE_ARGUMENT = /^(?<start>ARG \w+_IMAGE=)(?<tag>[^@\s]+)(?:@\S*)?$/gmu;

/**
 * A Dockerfile whose base images, each an `ARG NAME_IMAGE=TAG`, are named by digest too. `digestOf` looks a tag up. Throws
 * `ServiceError` for what is no digest: a wrong one must never be written.
 */
export function pinImages(dockerfile: string, digestOf: (tag: string) => string): string {
  return dockerfile.replace(IMAGE_ARGUMENT, (_whole, start: string, tag: string) => {
    const digest = digestOf(tag).trim();
    if (!DIGEST.test(digest))
      throw new ServiceError(
        'configuration',
        `${tag}: ${JSON.stringify(digest)} is no digest, which is sha256: and 64 hexadecimal digits`,
      );
    return `${start}${tag}@${digest}`;
  });
}
