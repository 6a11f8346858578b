import type { VNode } from 'preact';
import { PLANS } from '../../accounts/plans.ts';
import { LIST_CODES } from '../../domain/list-code.ts';

const POINTS: readonly (readonly [title: string, text: string])[] = [
  [
    'Nothing is cut off',
    'Every listed party above your threshold is found and counted, in any spelling or script; the total is the real total.',
  ],
  [
    'Every match says why',
    'Which name matched, which words correspond and what is left over, with a link to the entry at its publisher.',
  ],
  [
    'Places are told apart from parties',
    'An address under embargo is flagged by itself: a flag is not a match, and no match is no clearance.',
  ],
  [
    'Lists stay fresh',
    'Each list is fetched every few hours, and names you watch are screened again when one changes.',
  ],
];

/** What a visitor finds. */
export function HomePage(): VNode {
  const { searches, days } = PLANS.trial;
  return (
    <div class="home">
      <div class="home-intro">
        <h1>Screen names and addresses against {LIST_CODES.length} official lists</h1>
        <p class="lead">
          Sanctions, export control and watch lists of the United States, the European Union, the United
          Nations and others, in one search: by hand, by file or by API.
        </p>
        <p class="button-row">
          <a class="button" href="/sign-up">
            Start a trial
          </a>
          <a class="button button-quiet" href="/sign-in">
            Sign in
          </a>
        </p>
        <p class="aside">{`The trial has ${searches} searches within ${days ?? 0} days and needs no payment details.`}</p>
      </div>
      <ul class="home-points">
        {POINTS.map(([title, text]) => (
          <li key={title} class="card">
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}
