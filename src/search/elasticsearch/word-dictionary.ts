import type { Client } from '@elastic/elasticsearch';
import { unpackWord } from '../../matching/names/packed-word.ts';
import { readHit, WORD_KINDS, wordKeysOf, type WordKind } from './documents.ts';
import { everyDocument } from './every-document.ts';
import type { ReadState } from './index-state.ts';
import type { PreparedReader } from './prepared-form.ts';
import type { AlikeWord, WordLookup } from './word-lookup.ts';
import { WordTable, type WordEntry } from './word-table.ts';

/** Which words are meant: those of an index up to a revision. */
export interface WordsView {
  readonly index: string;
  readonly revision: number;
}

interface Known extends WordsView {
  readonly tables: Readonly<Record<WordKind, WordTable>>;
  /** Words that were added since the tables were made. */
  readonly later: number;
}

/** What a dictionary needs. */
export interface DictionaryOptions {
  readonly client: Client;
  readonly prepared: Pick<PreparedReader, 'word' | 'addressWord'>;
  /** Words of a kind from which on none are kept. */
  readonly mostWords: number;
}

/** Added words take more memory than those of a new table: beyond this the tables are made anew. */
const MOST_LATER = 20_000;

/** Says that an index has more words than are kept. */
class TooManyWords extends Error {}

/**
 * The distinct words of the served index in memory, so that a search need not ask for them. It is filled beside the
 * requests; until then, for another view, or when there are too many words, it says that it does not know.
 */
export class WordDictionary {
  readonly #options: DictionaryOptions;
  #known: Known | null = null;
  #filling: Promise<void> | null = null;
  #tooLarge: string | null = null;

  constructor(options: DictionaryOptions) {
    this.#options = options;
  }

  /** The listed words that correspond; null when that is not known. */
  find(kind: WordKind, lookup: WordLookup, { index, revision }: WordsView): readonly AlikeWord[] | null {
    const known = this.#known;
    if (known?.index !== index || known.revision < revision) return null;
    return known.tables[kind].find(lookup);
  }

  /** Starts to fill up to what is served now. What fails is tried again with the next call. */
  follow({ index, state: { revision } }: ReadState): void {
    const known = this.#known;
    if (this.#filling !== null || this.#tooLarge === index) return;
    if (known?.index === index && known.revision >= revision) return;
    this.#filling = this.#fill({ index, revision })
      .catch((error: unknown) => {
        if (error instanceof TooManyWords) this.#tooLarge = index;
      })
      .finally(() => {
        this.#filling = null;
      });
  }

  /** Waits for the filling at hand. */
  async settled(): Promise<void> {
    await this.#filling;
  }

  async #fill(view: WordsView): Promise<void> {
    const known = this.#known;
    if (known?.index === view.index && known.later < MOST_LATER) {
      this.#known = { ...known, ...view, later: known.later + (await this.#addTo(known, view)) };
      return;
    }
    const { prepared } = this.#options;
    const word = await WordTable.of(this.#words('word', view, 0), prepared.word);
    const addressWord = await WordTable.of(this.#words('addressWord', view, 0), prepared.addressWord);
    this.#known = { ...view, tables: { word, addressWord }, later: 0 };
  }

  /** Adds what came later, and returns how many words that were. */
  async #addTo({ tables, revision }: Known, view: WordsView): Promise<number> {
    let added = 0;
    for (const kind of WORD_KINDS) {
      for await (const word of this.#words(kind, view, revision)) {
        tables[kind].add(word);
        added++;
      }
    }
    return added;
  }

  /** The words of a kind that came with revisions after `after`. */
  async *#words(kind: WordKind, { index, revision }: WordsView, after: number): AsyncGenerator<WordEntry> {
    const { client, mostWords } = this.#options;
    const since = { range: { since: { gt: after, lte: revision } } };
    const query = { bool: { filter: [{ term: { kind } }, since] } };
    let read = 0;
    for await (const { fields } of everyDocument({
      client,
      index,
      query,
      fields: [],
      columns: ['hit'],
      sortBy: 'order',
    })) {
      if (++read > mostWords) throw new TooManyWords();
      const packed = readHit(fields['hit'] as string[]);
      const word = unpackWord(packed);
      yield { packed, text: word.text, keys: wordKeysOf(kind, word) };
    }
  }
}
