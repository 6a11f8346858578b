import { createHash } from 'node:crypto';
import type { Act } from './act.ts';

/** An act at its place in the trail of an account. */
export interface TrailLine extends Act {
  readonly accountId: number;
  /** From 1, without gaps. */
  readonly number: number;
  readonly at: Date;
  /** Hash of the line before, 64 hexadecimal digits; `FIRST_HASH` for the first. */
  readonly previousHash: string;
  /** SHA-256 over the hash before and the line, 64 hexadecimal digits. */
  readonly hash: string;
}

/** What the first line of a trail follows. */
export const FIRST_HASH = '0'.repeat(64);

/** The hash of a line: SHA-256 over a JSON array of everything it says, the hash before it first. */
export function hashOf(line: Omit<TrailLine, 'hash'>): string {
  const { by } = line;
  const details = Object.entries(line.details).sort(([a], [b]) => (a < b ? -1 : 1));
  const said = [
    line.previousHash,
    line.accountId,
    line.number,
    line.at.getTime(),
    line.kind,
    [by.kind, by.id, by.name, by.address],
    line.subject,
    details,
  ];
  return createHash('sha256').update(JSON.stringify(said), 'utf8').digest('hex');
}

/** What is known of a trail beside its lines. */
export interface TrailHead {
  /** Number and hash of the newest line. */
  readonly number: number;
  readonly hash: string;
  /** Lines up to this number were forgotten since they were old. */
  readonly forgotten: number;
}

/** What is wrong with a trail, by the number of the first line that does not fit. */
export interface ChainBreak {
  readonly number: number;
  readonly problem: string;
}

/** Follows a chain line by line, oldest first. Ask `end` when there are no more. */
export class ChainCheck {
  readonly #head: TrailHead | null;
  #last: TrailLine | null = null;
  lines = 0;

  constructor(head: TrailHead | null) {
    this.#head = head;
  }

  /** Null while the chain holds. */
  next(line: TrailLine): ChainBreak | null {
    const last = this.#last;
    this.#last = line;
    this.lines++;
    const { number } = line;
    const due = (last?.number ?? this.#head?.forgotten ?? 0) + 1;
    if (number !== due) return { number: due, problem: `line ${due} is missing` };
    const before = last?.hash ?? (number === 1 ? FIRST_HASH : line.previousHash);
    if (line.previousHash !== before) {
      return { number, problem: `line ${number} does not follow the line before it` };
    }
    return line.hash === hashOf(line) ? null : { number, problem: `line ${number} was changed` };
  }

  /** Whether the last line is the newest that was written. */
  end(): ChainBreak | null {
    const newest = this.#head?.number ?? 0;
    const number = this.#last?.number ?? this.#head?.forgotten ?? 0;
    if (number < newest) return { number: number + 1, problem: `line ${number + 1} is missing` };
    if (number > newest) return { number, problem: `line ${number} was added past the newest line` };
    if (this.#last === null || this.#head?.hash === this.#last.hash) return null;
    return { number, problem: `line ${number} is not the newest that was written` };
  }
}
