/**
 * An address that may hold a password as it may be shown: its scheme and its hosts. What stands before the last `@` is left out whole,
 * whatever the characters in it, and so is what follows the hosts, where drivers take passwords too.
 */
export function shownAddress(address: string): string {
  const [, scheme, login, hosts, rest = ''] =
    /^([a-z][a-z\d+.-]*:\/\/)(.*@)?([^/?#]*)(.*)$/isu.exec(address) ?? [];
  if (scheme === undefined || hosts === undefined) return '(set)';
  const place = `${scheme}${login === undefined ? '' : '(redacted)@'}${hosts}`;
  return rest === '' || rest === '/' ? place : `${place}/(redacted)`;
}
