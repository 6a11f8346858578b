import type { VNode } from 'preact';
import { staleNotices } from '../../screening/notices.ts';
import { valueKindOf } from '../../screening/shown-texts.ts';
import { Callout } from '../components/notice.tsx';
import type { KeptScreening } from './screen-once.ts';

const VALUE_WORDS = {
  email: 'an e-mail address',
  phone: 'a phone number',
  website: 'a website',
  wallet: 'a wallet address',
  number: 'an identifier',
} as const;

/** As what a value typed in place of a name was read; nothing for a name. */
export function HowItWasRead({ form }: Pick<KeptScreening, 'form'>): VNode | null {
  const value = form.kind === 'name' ? valueKindOf(form.text) : null;
  if (value === null) return null;
  return (
    <Callout>
      <p>{`It was read as ${VALUE_WORDS[value]} and looked up as such, not compared with names.`}</p>
    </Callout>
  );
}

/** What the result does not rest on, as the API says it. */
export function Notices({ kept: { result } }: { readonly kept: KeptScreening }): VNode | null {
  const notices = [...(result.notices ?? []), ...staleNotices(result.editions ?? [])];
  if (notices.length === 0) return null;
  return (
    <Callout kind="warning">
      {notices.map(({ text }, at) => (
        <p key={at}>
          <bdi>{text}</bdi>
        </p>
      ))}
    </Callout>
  );
}
