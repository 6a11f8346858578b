import type { ListCode } from '../domain/list-code.ts';
import type { ListedParty } from '../domain/listed-party.ts';

/** Brings what a search engine keeps outside the service up to the store of record. */
export interface IndexPublisher {
  /**
   * Makes the committed generation of a list searchable. Called after every run of the list, also when nothing changed, so
   * that a publishing that failed or was killed is made up for: must cost next to nothing when the index is up to date.
   */
  publish(code: ListCode): Promise<void>;
  /**
   * Makes ready what a generation needs that is about to be committed, so that servers switch to it at once. Its parties come
   * in id order. Called again, perhaps with others, for a generation whose commit failed.
   */
  prepare?(
    generation: { readonly code: ListCode; readonly generation: number; readonly origin: string },
    parties: AsyncIterable<ListedParty>,
  ): Promise<void>;
}
