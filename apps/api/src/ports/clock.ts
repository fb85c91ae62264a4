/** The server's time. Every rule reads it; the database's own clock decides nothing. */
export interface Clock {
  now(): Date;
}
