import type { ComponentChildren, VNode } from 'preact';
import type { Notice } from '../answer.ts';

const WORDS = { success: 'Done:', error: 'Not done:', info: 'Note:' } as const;

/** What became of an action. Screen readers say it at once. */
export function NoticeBox({ notice }: { readonly notice: Notice }): VNode {
  return (
    <div class={`notice notice-${notice.kind}`} role={notice.kind === 'error' ? 'alert' : 'status'}>
      <p>
        <strong class="notice-word">{WORDS[notice.kind]}</strong> {notice.text}
      </p>
    </div>
  );
}

/** Words that belong to a part of the page and stay there. */
export function Callout({
  kind = 'info',
  title,
  children,
}: {
  readonly kind?: 'info' | 'warning' | 'success' | 'error';
  readonly title?: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <div class={`notice notice-${kind}`}>
      {title !== undefined && (
        <p>
          <strong>{title}</strong>
        </p>
      )}
      {children}
    </div>
  );
}
