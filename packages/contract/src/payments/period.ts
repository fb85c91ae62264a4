import { day } from '../values.ts';

/** Days by the facility's calendar, both inclusive, at most a year. */
export const period = { from: day, to: day } as const;
