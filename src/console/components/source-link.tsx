import type { VNode } from 'preact';

/** A link to a publisher's page; just the text where the address is none that a browser should open. */
export function SourceLink({ url, text }: { readonly url: string; readonly text: string }): VNode {
  if (!/^https?:\/\//iu.test(url)) return <>{text}</>;
  return (
    <a href={url} rel="noreferrer noopener" target="_blank">
      {text}
      <span class="visually-hidden"> (opens a new window)</span>
    </a>
  );
}
