/** The current time. Rules take a clock, so that tests can stand at any moment. */
export type Clock = () => Date;
