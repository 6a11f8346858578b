import type { VNode } from 'preact';

/** A moment as ISO 8601 in UTC to the minute; a script adds the reader's own zone in a tooltip. */
export function Time({ at, seconds = false }: { readonly at: Date; readonly seconds?: boolean }): VNode {
  const iso = at.toISOString();
  return (
    <time class="time" dateTime={iso} data-local>
      {`${iso.slice(0, 10)} ${iso.slice(11, seconds ? 19 : 16)} UTC`}
    </time>
  );
}

/** A day as ISO 8601, `2026-11-21`. */
export function Day({ day }: { readonly day: string }): VNode {
  return (
    <time class="time" dateTime={day}>
      {day}
    </time>
  );
}

const UNITS = [
  [86_400_000, 'day'],
  [3_600_000, 'hour'],
  [60_000, 'minute'],
] as const;

/** How long ago or ahead, in one unit: `3 days ago`, `in 5 hours`, `just now`. */
export function distance(at: Date, now: Date): string {
  const ms = at.getTime() - now.getTime();
  for (const [size, unit] of UNITS) {
    const count = Math.floor(Math.abs(ms) / size);
    if (count === 0) continue;
    const words = `${count} ${unit}${count === 1 ? '' : 's'}`;
    return ms < 0 ? `${words} ago` : `in ${words}`;
  }
  return 'just now';
}
