import { EngineUnavailableError } from '../../errors.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { EngineHealth, SearchEngine, SearchSnapshot } from '../search-engine.ts';
import { createEmbeddedSnapshot, createSnapshotParts, type Served } from './embedded-snapshot.ts';
import { openSegment, partyAt, type ListSegment, type SegmentData } from './list-segment.ts';
import { mergeNames, type NamedSegment } from './merge-names.ts';
import { NO_NAMES } from './name-index.ts';
import { openView, shareView, type SharedView } from './shared-view.ts';

const NOTHING_SERVED: Served = { number: 0, segments: new Map(), names: NO_NAMES };

/** The embedded engine: one immutable segment a list, swapped as a whole. */
export interface EmbeddedEngine extends SearchEngine {
  /** Prepared words that building segments and searching them share. */
  readonly words: WordCache;
  /**
   * Serves segments, each in the place of the one of its list, from the snapshots on that are taken once it resolves.
   * Requests are answered meanwhile.
   */
  serve(segments: readonly SegmentData[]): Promise<void>;
  /** Says that everything committed at start was loaded; before, the engine is not ready. */
  markComplete(): void;
  /**
   * Prepares the words of the names that are served, a few milliseconds at a time, so that no search has to. `mayGoOn` is
   * awaited between two slices; false ends it.
   */
  prepareWords(mayGoOn: () => Promise<boolean>): Promise<void>;
  /** Names of about so many parties, of all lists alike. */
  someNames(count: number): Iterable<string>;
  /** What is served, for other threads. Throws `EngineUnavailableError` before everything was loaded. */
  view(): EmbeddedView;
  /** Serves what another thread serves, in the place of everything served before. */
  open(view: SharedView): void;
}

/** What is served at one moment: for this thread, and for others. */
export interface EmbeddedView {
  readonly snapshot: SearchSnapshot;
  readonly shared: SharedView;
}

/** The first name of each `step`-th party of a list. */
function* namesOfEvery(step: number, segment: ListSegment): Generator<string> {
  for (let position = 0; position < segment.columns.partyIds.length; position += step) {
    const [name] = partyAt(segment, position).names;
    if (name !== undefined) yield name.text;
  }
}

/** Words prepared in one slice: about two milliseconds. */
const SLICE = 400;

/** Creates an engine without lists. */
export function createEmbeddedEngine(): EmbeddedEngine {
  let served: Served = NOTHING_SERVED;
  let shared = shareView(served);
  let serving = Promise.resolve();
  let complete = false;
  const words: WordCache = new Map();
  const parts = createSnapshotParts(words);
  const merge = async (added: readonly NamedSegment[]): Promise<void> => {
    const names = await mergeNames(served.names, added, words);
    const segments = new Map(names.parts.map((segment) => [segment.code, segment]));
    served = { number: served.number + 1, segments, names };
    shared = shareView(served);
  };
  const snapshot = (): SearchSnapshot => {
    if (!complete) throw new EngineUnavailableError('the lists are still being loaded');
    return createEmbeddedSnapshot(served, parts);
  };
  return {
    words,
    serve(segments) {
      const added = segments.map((data) => ({ segment: openSegment(data, words), names: data.names }));
      // One after the other: each goes by what is served when its turn comes.
      const turn = serving.then(() => merge(added));
      serving = turn.catch(() => undefined);
      return turn;
    },
    markComplete() {
      complete = true;
    },
    async prepareWords(mayGoOn) {
      const { names } = served;
      for (let word = 0; word < names.wordCount; word++) {
        if (word % SLICE === 0 && !(await mayGoOn())) return;
        names.word(word);
      }
    },
    *someNames(count) {
      const segments = [...served.segments.values()];
      const parties = segments.reduce((sum, { columns }) => sum + columns.partyIds.length, 0);
      const step = Math.max(1, Math.ceil(parties / count));
      for (const segment of segments) yield* namesOfEvery(step, segment);
    },
    async snapshot() {
      return snapshot();
    },
    view: () => ({ snapshot: snapshot(), shared }),
    open(view) {
      served = openView(view, words);
      shared = view;
      complete = true;
    },
    async health(): Promise<EngineHealth> {
      if (!complete) return { ready: false, detail: 'the lists are still being loaded' };
      return { ready: true, detail: `${served.segments.size} lists in memory` };
    },
    async close() {
      served = NOTHING_SERVED;
      shared = shareView(served);
    },
  };
}
