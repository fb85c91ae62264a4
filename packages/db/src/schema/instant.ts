import { timestamp } from 'drizzle-orm/pg-core';

/** Returns a column for an instant. It has no default, because every value comes from the clock port. */
export const instantColumn = (name: string) =>
  timestamp(name, { withTimezone: true, mode: 'date' });
