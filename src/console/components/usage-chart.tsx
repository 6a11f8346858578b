import type { VNode } from 'preact';
import type { DayUsage } from '../../accounts/usage-by-day.ts';
import { counted, whole } from './numbers.ts';

const HEIGHT = 120;
const STEP = 20;
const BAR = 14;

/** Searches by day as bars; the same figures as a table for those who do not see them. */
export function UsageChart({ days }: { readonly days: readonly DayUsage[] }): VNode {
  const total = days.reduce((sum, { searches }) => sum + searches, 0);
  const most = Math.max(1, ...days.map(({ searches }) => searches));
  const [first, last] = [days[0]?.day ?? '', days.at(-1)?.day ?? ''];
  return (
    <figure class="chart">
      <svg
        viewBox={`0 0 ${Math.max(10, days.length) * STEP} ${HEIGHT}`}
        role="img"
        aria-label={`${counted(total, 'search', 'searches')} from ${first} to ${last}, at most ${whole(most)} a day`}
        preserveAspectRatio="none"
      >
        <line
          class="chart-base"
          x1="0"
          x2={Math.max(10, days.length) * STEP}
          y1={HEIGHT - 0.5}
          y2={HEIGHT - 0.5}
        />
        {days.map(({ day, searches }, at) => (
          <Bar key={day} day={day} searches={searches} at={at} most={most} />
        ))}
      </svg>
      <figcaption>
        <span>{first}</span>
        <span>{total === 0 ? 'no searches yet' : `most in a day: ${whole(most)}`}</span>
        <span>{last === first ? '' : last}</span>
      </figcaption>
      <details class="more">
        <summary>As a table</summary>
        <table>
          <thead>
            <tr>
              <th scope="col">Day (UTC)</th>
              <th scope="col" class="number">
                Searches
              </th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, searches }) => (
              <tr key={day}>
                <td>{day}</td>
                <td class="number">{whole(searches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}

function Bar({ day, searches, at, most }: DayUsage & { readonly at: number; readonly most: number }): VNode {
  // A day with one search among thousands is still to be seen.
  const height = searches === 0 ? 0 : Math.max(3, (searches / most) * (HEIGHT - 4));
  return (
    <rect class="chart-bar" x={at * STEP + (STEP - BAR) / 2} y={HEIGHT - height} width={BAR} height={height}>
      <title>{`${day}: ${counted(searches, 'search', 'searches')}`}</title>
    </rect>
  );
}
