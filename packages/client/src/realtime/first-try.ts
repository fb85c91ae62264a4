/**
 * About when a lost connection is tried for the first time, by half of it sooner or later: where one of several servers is
 * gone, another answers at once. Each try after it waits twice as long, five seconds at most.
 */
export const FIRST_TRY_MS = 250;
