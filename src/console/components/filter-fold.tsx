import type { ComponentChildren, VNode } from 'preact';

/** Filters of a table: in sight where there is room, folded with the count of those that are set on a narrow screen. */
export function FilterFold({
  active,
  children,
}: {
  /** Filters that are set. */
  readonly active: number;
  readonly children: ComponentChildren;
}): VNode {
  return (
    <details class="filter-fold no-print">
      <summary>{active === 0 ? 'Filter' : `Filter (${active} set)`}</summary>
      {children}
    </details>
  );
}
