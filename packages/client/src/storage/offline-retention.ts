import { DAY_MS } from '@zampa/domain/time/durations';

/** How long data is kept for offline use. */
export const OFFLINE_RETENTION_MS = 7 * DAY_MS;
