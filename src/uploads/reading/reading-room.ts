import { SPREADSHEET } from './reading-bounds.ts';

/** Gives back room that was taken; to do so twice changes nothing. */
export type LeaveRoom = () => void;

/** Takes room of so many bytes before they are used. */
export type TakeRoom = (bytes: number) => Promise<LeaveRoom>;

/** There is no room just now for one more spreadsheet whose rows are screened. */
export class NoRoomError extends Error {
  constructor() {
    super('other spreadsheets hold the memory for this one');
    this.name = 'NoRoomError';
  }
}

interface Waiting {
  readonly bytes: number;
  readonly start: () => void;
}

/** Memory that all spreadsheets share that are being read. What one of them asks beyond the whole counts as the whole. */
export class ReadingRoom {
  readonly #bytes: number;
  readonly #forRuns: number;
  #taken = 0;
  #takenByRuns = 0;
  #waiting: readonly Waiting[] = [];

  /** `bytes` for all, of which `forRuns` for files whose rows are screened: they hold them for minutes. */
  constructor({ bytes, forRuns }: { readonly bytes: number; readonly forRuns: number }) {
    this.#bytes = bytes;
    this.#forRuns = forRuns;
  }

  /** Bytes that are taken now. */
  get taken(): number {
    return this.#taken;
  }

  /** For a person who looks at a file: waits in the order of the calls. */
  readonly wait: TakeRoom = async (bytes) => {
    const asked = Math.min(bytes, this.#bytes);
    await new Promise<void>((start) => {
      this.#waiting = [...this.#waiting, { bytes: asked, start }];
      this.#startNext();
    });
    return this.#leaving(() => {
      this.#taken -= asked;
    });
  };

  /** For a run, which goes on with other files meanwhile. Rejects with `NoRoomError`. */
  readonly tryForRun: TakeRoom = (bytes) => {
    const asked = Math.min(bytes, this.#forRuns);
    const fits = this.#taken + asked <= this.#bytes && this.#takenByRuns + asked <= this.#forRuns;
    if (!fits || this.#waiting.length > 0) return Promise.reject(new NoRoomError());
    this.#taken += asked;
    this.#takenByRuns += asked;
    const leave = this.#leaving(() => {
      this.#taken -= asked;
      this.#takenByRuns -= asked;
    });
    return Promise.resolve(leave);
  };

  #startNext(): void {
    const [next, ...others] = this.#waiting;
    if (next === undefined || this.#taken + next.bytes > this.#bytes) return;
    this.#waiting = others;
    this.#taken += next.bytes;
    next.start();
    this.#startNext();
  }

  #leaving(giveBack: () => void): LeaveRoom {
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      giveBack();
      this.#startNext();
    };
  }
}

/** The room of this process. */
export const SPREADSHEET_ROOM = new ReadingRoom({
  bytes: SPREADSHEET.heldBytes,
  forRuns: SPREADSHEET.heldByRuns,
});
