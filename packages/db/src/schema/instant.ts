import { timestamp } from 'drizzle-orm/pg-core';

/** Returns a column that holds an instant. Every one is written from the clock port, so none has a default. */
export const instantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' });
