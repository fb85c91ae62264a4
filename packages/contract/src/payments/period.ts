import { day } from '../values.ts';

/** Days in the facility's time zone, both inclusive, at most one year. */
export const period = { from: day, to: day } as const;
