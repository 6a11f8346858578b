import type { VNode } from 'preact';
import { howAlike, type BriefWhy } from '../../screening/brief-why.ts';

/** Why a match has its score: which words correspond and how, and what is left over. Nothing where it is not kept. */
export function WhyWords({ why }: { readonly why: BriefWhy | undefined }): VNode | null {
  if (why === undefined) return null;
  const { equal = [], alike = [], onlyScreened = [], onlyListed = [], rules = [] } = why;
  return (
    <ul class="why-words">
      <Words label="Equal" words={equal} />
      {alike.map((words, at) => (
        <li key={at}>
          <bdi class="word">{words[0]}</bdi>
          <span aria-hidden="true"> ~ </span>
          <span class="visually-hidden"> corresponds to </span>
          <bdi class="word">{words[1]}</bdi>
          <span class="muted">{` ${howAlike(words)}`}</span>
        </li>
      ))}
      <Words label="Only screened" words={onlyScreened} />
      <Words label="Only listed" words={onlyListed} />
      {rules.map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}

function Words({
  label,
  words,
}: {
  readonly label: string;
  readonly words: readonly string[];
}): VNode | null {
  if (words.length === 0) return null;
  return (
    <li>
      <span class="muted">{`${label}: `}</span>
      {words.map((word, at) => (
        <span key={at}>
          {at > 0 && ', '}
          <bdi class="word">{word}</bdi>
        </span>
      ))}
    </li>
  );
}
