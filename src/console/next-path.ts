/** Where to go after signing in: a path of this site, never another one's address; the start for anything else. */
export function safeNextPath(wanted: string | null): string {
  if (wanted === null || !/^\/(?![/\\])[^\\\p{Cc}]*$/u.test(wanted)) return '/';
  return wanted;
}
