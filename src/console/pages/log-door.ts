import type { ScreeningOrigin } from '../../screening-log/screening-log.ts';

/** Through which door somebody screened, and with which key: `API, key Onboarding`. */
export function doorText(
  { door, keyId, reference }: ScreeningOrigin,
  keys: ReadonlyMap<number, string>,
): string {
  const doors = { api: 'API', console: 'Console', upload: 'File', agents: 'AI agent' } as const;
  const key = keyId === null ? '' : `, key ${keys.get(keyId) ?? keyId}`;
  const batch = reference === undefined ? '' : `, ${reference.slice(0, 16)}`;
  return `${doors[door]}${key}${batch}`;
}
