import { ServiceError } from '../errors.ts';

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
