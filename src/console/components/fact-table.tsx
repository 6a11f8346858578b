import type { VNode } from 'preact';
import type { ComparedFact, FactKind, FactVerdict } from '../../domain/facts.ts';
import { Badge, Name } from './parts.tsx';

const KINDS: Readonly<Record<FactKind, string>> = {
  date_of_birth: 'Date of birth',
  nationality: 'Nationality',
  gender: 'Gender',
  identifier: 'Identifier',
};

/** Each verdict as a word, and the colour that goes with it: none says something that the word does not. */
const VERDICTS: Readonly<
  Record<FactVerdict, { readonly word: string; readonly tone: 'good' | 'medium' | 'flag' | 'neutral' }>
> = {
  agrees: { word: 'agrees', tone: 'good' },
  near: { word: 'nearly agrees', tone: 'medium' },
  contradicts: { word: 'contradicts', tone: 'flag' },
  unknown: { word: 'unknown', tone: 'neutral' },
};

/** What was sent beside the name and what the list says of it, side by side. */
export function FactTable({ facts }: { readonly facts: readonly ComparedFact[] }): VNode {
  return (
    <ul class="compared-facts" aria-label="What else you know, beside what the list says">
      {facts.map(({ fact, verdict, sent, listed }, at) => (
        <li key={at}>
          <Badge tone={VERDICTS[verdict].tone}>{VERDICTS[verdict].word}</Badge>
          <span class="muted">{`${KINDS[fact]}: `}</span>
          <Name text={sent} />
          <span class="muted">{listed === '' ? ' · the list says nothing of it' : ' · listed: '}</span>
          {listed !== '' && <Name text={listed} />}
        </li>
      ))}
    </ul>
  );
}
