import { ServiceError } from '../errors.ts';
import type { WatchKind } from './watch.ts';

/** The plan's monitoring capacity is reached; interface specification 2.8, MonitoringLimit. */
export class MonitoringLimitError extends ServiceError {
  /** Names and addresses the plan can monitor. */
  readonly limit: number;
  readonly current: number;

  constructor(limit: number, current: number, wanted: number) {
    const more = wanted === 1 ? 'one more' : `${wanted} more`;
    super(
      'monitoring_limit',
      `the plan can monitor ${limit} names and addresses; ${current} are monitored, so ${more} cannot be added`,
    );
    this.limit = limit;
    this.current = current;
  }
}

/** The account watches an equal item already; nothing was added. */
export class AlreadyMonitoredError extends ServiceError {
  /** The item that is watched. */
  readonly watchId: number;

  constructor(kind: WatchKind, watchId: number) {
    super('already_exists', `${kind}: is already monitored, by the item with the id ${watchId}`);
    this.watchId = watchId;
  }
}
