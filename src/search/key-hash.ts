/** 32-bit FNV-1a hash of a key (G. Fowler, L. Noll, K.-P. Vo). Two keys may share one; it only widens a search. */
export function keyHash(key: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < key.length; index++) {
    hash = Math.imul(hash ^ key.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
