import type { EntryType, ListedName } from '../../domain/listed-party.ts';
import { listedKeys, listedNameKeys } from '../../matching/candidate-keys.ts';
import { packWord } from '../../matching/names/packed-word.ts';
import { listedReadings } from '../../matching/names/beside/typed-name.ts';
import type { WordCache } from '../../matching/names/prepare-name.ts';
import type { PreparedName } from '../../matching/names/prepared-name.ts';
import { writeSpoken } from '../../matching/names/correspondence/spoken-words.ts';
import { slipSignature } from '../../matching/names/correspondence/slips.ts';
import { HashIndexBuilder } from '../hash-index.ts';
import { keyHash } from '../key-hash.ts';
import type { EarlierSegment } from './earlier-segment.ts';
import type { SegmentColumns, SegmentNames } from './list-segment.ts';
import { WordDraft } from './word-draft.ts';
import type { Pause } from './word-columns.ts';

type RowColumns = Pick<SegmentColumns, 'rowParties' | 'rowNames' | 'rowWeak'>;

/** The listed names of a segment, and their distinct words, while it grows. */
export class RowDraft {
  readonly #words: WordDraft;
  readonly #joins = new HashIndexBuilder();
  readonly #parties: number[] = [];
  readonly #names: number[] = [];
  readonly #weak: number[] = [];
  readonly #totals: number[] = [];
  readonly #wordStarts = [0];
  readonly #rowWords: number[] = [];
  readonly #cache: WordCache;
  readonly #earlier: EarlierSegment;
  /** What each row of the earlier segment becomes; -1 for none of this one. */
  readonly #taken: Int32Array;

  constructor(cache: WordCache, earlier: EarlierSegment) {
    this.#cache = cache;
    this.#earlier = earlier;
    const { columns, indexes } = earlier.data.names;
    this.#words = new WordDraft({ keys: columns.wordKeys, byKey: indexes.wordsByKey });
    this.#taken = new Int32Array(columns.rowTotals.length).fill(-1);
  }

  add(party: number, entryType: EntryType, listed: ListedName, index: number): void {
    const options = { mayHaveLegalForm: entryType !== 'individual', cache: this.#cache };
    for (const reading of listedReadings(listed.text, options))
      this.#addReading(party, listed, index, reading);
  }

  #addReading(
    party: number,
    { quality }: ListedName,
    index: number,
    { words, totalWeight }: PreparedName,
  ): void {
    const row = this.#addRow(party, index, quality === 'weak' ? 1 : 0, totalWeight);
    for (const word of words) this.#rowWords.push(this.#words.add(word));
    for (const key of listedNameKeys(words)) this.#joins.add(keyHash(key), row);
    this.#wordStarts.push(this.#rowWords.length);
  }

  /** Adds the names of a party as they stand in the earlier segment. */
  take(party: number, earlierParty: number): void {
    const { data, rows } = this.#earlier;
    const { rowTotals, rowWordStarts, rowWords } = data.names.columns;
    for (let row = rows[earlierParty]!; row < rows[earlierParty + 1]!; row++) {
      const { rowNames, rowWeak } = data.columns;
      this.#taken[row] = this.#addRow(party, rowNames[row]!, rowWeak[row]!, rowTotals[row]!);
      for (let place = rowWordStarts[row]!; place < rowWordStarts[row + 1]!; place++)
        this.#rowWords.push(this.#words.take(rowWords[place]!));
      this.#wordStarts.push(this.#rowWords.length);
    }
  }

  #addRow(party: number, index: number, weak: number, total: number): number {
    this.#names.push(index);
    this.#weak.push(weak);
    this.#totals.push(total);
    return this.#parties.push(party) - 1;
  }

  columns(): RowColumns {
    return {
      rowParties: Uint32Array.from(this.#parties),
      rowNames: Uint16Array.from(this.#names),
      rowWeak: Uint8Array.from(this.#weak),
    };
  }

  async names(pause: Pause): Promise<SegmentNames> {
    const { columns, indexes } = this.#earlier.data.names;
    await this.#joins.addAll({ index: indexes.rowsByJoin, numbers: this.#taken }, pause);
    return {
      columns: {
        rowTotals: Float32Array.from(this.#totals),
        rowWordStarts: Uint32Array.from(this.#wordStarts),
        rowWords: Uint32Array.from(this.#rowWords),
        wordKeys: this.#words.keys(),
        wordForms: this.#words.lines(columns.wordForms, packWord),
        wordSounds: this.#words.lines(columns.wordSounds, writeSpoken),
        wordSignatures: this.#words.column(columns.wordSignatures, ({ text }) => slipSignature(text)),
      },
      indexes: {
        wordsByKey: await this.#words.index(listedKeys, pause),
        rowsByJoin: await this.#joins.build(pause),
      },
    };
  }
}
