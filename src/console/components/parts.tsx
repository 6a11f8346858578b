import type { ComponentChildren, VNode } from 'preact';

/** The heading of a page, with a sentence on what it is for and what can be done. */
export function PageHeader({
  title,
  lead,
  actions,
}: {
  readonly title: ComponentChildren;
  readonly lead?: ComponentChildren;
  readonly actions?: ComponentChildren;
}): VNode {
  return (
    <div class="page-header">
      <div>
        <h1>{title}</h1>
        {lead !== undefined && <p class="lead">{lead}</p>}
      </div>
      {actions !== undefined && <div class="page-actions">{actions}</div>}
    </div>
  );
}

/** A framed part of a page. */
export function Card({
  title,
  actions,
  id,
  children,
  ...rest
}: {
  readonly title?: ComponentChildren;
  readonly actions?: ComponentChildren;
  readonly id?: string;
  readonly class?: string;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <section class={`card ${rest.class ?? ''}`} id={id}>
      {title !== undefined && (
        <div class="card-header">
          <h2>{title}</h2>
          {actions}
        </div>
      )}
      {children}
    </section>
  );
}

/** What stands where there is nothing yet, with the way to change that. */
export function EmptyState({
  title,
  children,
  action,
}: {
  readonly title: string;
  readonly children?: ComponentChildren;
  readonly action?: VNode;
}): VNode {
  return (
    <div class="empty">
      <p class="empty-title">{title}</p>
      {children !== undefined && <div class="empty-text">{children}</div>}
      {action}
    </div>
  );
}

/**
 * A table that scrolls by itself where the screen is narrow, also by keyboard. With `stack` its rows become blocks there
 * instead; each cell then brings the heading of its column in `data-label`.
 */
export function TableFrame({
  label,
  stack = false,
  children,
}: {
  readonly label: string;
  readonly stack?: boolean;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <div
      class={stack ? 'table-frame table-stack' : 'table-frame'}
      role="region"
      aria-label={label}
      tabIndex={0}
    >
      <table>{children}</table>
    </div>
  );
}

/** A figure with its meaning. */
export function Stat({
  label,
  value,
  note,
}: {
  readonly label: string;
  readonly value: ComponentChildren;
  readonly note?: ComponentChildren;
}): VNode {
  return (
    <div class="stat">
      <dt>{label}</dt>
      <dd>
        <span class="stat-value">{value}</span>
        {note !== undefined && <span class="stat-note">{note}</span>}
      </dd>
    </div>
  );
}

/** A name in any script: isolated, so that a right-to-left one does not turn its surroundings round. */
export function Name({ text }: { readonly text: string }): VNode {
  return <bdi dir="auto">{text}</bdi>;
}

/** A small word with a colour that repeats its meaning. */
export function Badge({
  tone,
  children,
}: {
  readonly tone: 'high' | 'medium' | 'low' | 'good' | 'neutral' | 'flag';
  readonly children: ComponentChildren;
}): VNode {
  return <span class={`badge badge-${tone}`}>{children}</span>;
}

/** Text to take along, with a button that a script makes work. */
export function CopyBox({
  text,
  label,
  id,
}: {
  readonly text: string;
  readonly label: string;
  readonly id: string;
}): VNode {
  return (
    <div class="copy-box">
      <pre id={id} tabIndex={0} aria-label={label} role="region">
        <code>{text}</code>
      </pre>
      <button type="button" class="button button-quiet button-small" data-copy={id} hidden>
        Copy
      </button>
    </div>
  );
}
