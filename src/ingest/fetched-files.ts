import { createHash } from 'node:crypto';
import { ListFormatError } from '../errors.ts';
import type { OpenedFile, OpenedFiles } from '../lists/list-source.ts';

/** A file of an edition, opened, with the checksum of its bytes. */
export interface CheckedFile {
  readonly opened: OpenedFile;
  readonly checksum: string;
}

/** The files that each role of an edition was given. */
export type FilesByRole = ReadonlyMap<string, readonly CheckedFile[]>;

/** The files in the form readers ask for. */
export function openedFiles(byRole: FilesByRole): OpenedFiles {
  const all = (role: string): readonly OpenedFile[] => byRole.get(role)?.map(({ opened }) => opened) ?? [];
  return {
    all,
    one: (role) => {
      const first = all(role)[0];
      if (first === undefined) throw new ListFormatError(`the file ${role} is missing`);
      return first;
    },
  };
}

/** Names of all files, in the order of the roles. */
export function fileNames(byRole: FilesByRole): readonly string[] {
  return [...byRole.values()].flat().map(({ opened }) => opened.name);
}

/** SHA-256 over roles and contents, hexadecimal. */
export function editionChecksum(byRole: FilesByRole): string {
  const hash = createHash('sha256');
  for (const [role, files] of byRole) {
    for (const { checksum } of files) hash.update(`${role}\n${checksum}\n`);
  }
  return hash.digest('hex');
}
