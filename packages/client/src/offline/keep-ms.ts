import { DAY_MS } from '@zampa/domain/time/durations';

/** How long what was seen is kept for when there is no connection. */
export const KEEP_MS = 7 * DAY_MS;
