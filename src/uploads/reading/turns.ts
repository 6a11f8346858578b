import { setImmediate } from 'node:timers/promises';

/** Lets others be answered while much is read. */
export interface Turns {
  /** Counts work; true when it is time to `yield`. */
  isDue(characters: number): boolean;
  /** Waits until everything that came in meanwhile had its turn. */
  next(): Promise<void>;
}

/** Characters that are read in one stretch: a millisecond at most. */
const CHARACTERS_A_TURN = 32_768;

/** Gives the turn up after so many characters; `wait` is how. */
export function createTurns(wait: () => Promise<void> = () => setImmediate()): Turns {
  let read = 0;
  return {
    isDue(characters) {
      read += characters;
      return read >= CHARACTERS_A_TURN;
    },
    async next() {
      read = 0;
      await wait();
    },
  };
}
