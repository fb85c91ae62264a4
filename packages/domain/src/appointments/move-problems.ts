/** Why a booking during an absence could not be moved to a colleague, or times could not be proposed for it. */
export const MOVE_PROBLEMS = [
  'NOT_TREATED',
  'NOT_WORKING',
  'PERIOD_OCCUPIED',
  'NO_TIMES',
  'CLIENT_NOT_REGISTERED',
  'NOT_TO_MOVE',
  'OTHER',
] as const;
export type MoveProblem = (typeof MOVE_PROBLEMS)[number];

/** Most bookings that are moved or proposed for in one step. */
export const MOST_MOVED_AT_ONCE = 50;
