/** A lock that is held. */
export interface HeldLock {
  /** Gives the lock back. */
  release(): Promise<void>;
}

/** Who holds a lock that another run waits for. */
export interface LockHolder {
  readonly pid: number;
  readonly host: string;
}

/**
 * Lets one run at a time work on the lists of a store, whichever process it is in. A holder that was killed loses the
 * lock: at once when it ran on this machine, otherwise when its lease ends. Runs stay correct without it (every commit
 * is one transaction); it saves fetching twice.
 */
export interface RunLock {
  /** Waits for the lock; `onWait` is told once who holds it. Throws `ServiceError` `busy` after `waitMs`. */
  acquire(options: {
    readonly waitMs: number;
    readonly onWait: (holder: LockHolder) => void;
  }): Promise<HeldLock>;
  /** Whether a run that lives holds the lock. */
  isHeld(): Promise<boolean>;
}
