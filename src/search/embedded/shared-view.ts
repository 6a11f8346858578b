import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { Served } from './embedded-snapshot.ts';
import { openSegment, type ListSegment, type SegmentData } from './list-segment.ts';
import { openNameIndex, type NameIndexData } from './name-index.ts';
import { openLines, type Utf8Lines } from './utf8-lines.ts';

type Lines = Pick<Utf8Lines, 'bytes' | 'starts'>;

/**
 * What is served at one moment as plain data: columns in shared memory, and how they belong together. A thread that it is sent to
 * opens the same index, of which it holds no copy.
 */
export interface SharedView extends Pick<NameIndexData, 'partStarts' | 'columns' | 'indexes'> {
  readonly number: number;
  readonly segments: readonly Omit<SegmentData, 'names'>[];
  readonly keys: Lines;
  readonly forms: Lines;
  readonly spoken: Lines;
}

const segmentOf = ({
  code,
  generation,
  origin,
  columns,
  indexes,
}: ListSegment): Omit<SegmentData, 'names'> => ({
  code,
  generation,
  origin,
  columns,
  indexes,
});

const linesOf = ({ bytes, starts }: Utf8Lines): Lines => ({ bytes, starts });

/** Takes what is served apart, so that it can be sent to a thread. */
export function shareView({ number, names }: Served): SharedView {
  const { parts, partStarts, columns, indexes, keys, forms, spoken } = names;
  return {
    number,
    segments: parts.map(segmentOf),
    partStarts,
    columns,
    indexes,
    keys: linesOf(keys),
    forms: linesOf(forms),
    spoken: linesOf(spoken),
  };
}

/** Opens what another thread serves; `cache` holds prepared words by their key. */
export function openView(view: SharedView, cache: WordCache): Served {
  const { number, partStarts, columns, indexes, keys, forms, spoken } = view;
  const parts = view.segments.map((segment) => openSegment(segment, cache));
  const names = { parts, partStarts, columns, indexes };
  const lines = { keys: openLines(keys), forms: openLines(forms), spoken: openLines(spoken) };
  return {
    number,
    segments: new Map(parts.map((segment) => [segment.code, segment])),
    names: openNameIndex({ ...names, ...lines }, cache),
  };
}
