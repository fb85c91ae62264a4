/** The server's time, used by all rules instead of the database's clock. */
export interface Clock {
  now(): Date;
}
