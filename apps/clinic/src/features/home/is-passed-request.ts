import type { InboxItem } from '@zampa/contract/inbox/read-inbox';

/** Returns whether an item requests a time that has already passed and can no longer be confirmed. */
export const isPassedRequest = ({ kind, start }: InboxItem, now: Date): boolean =>
  kind === 'TIME_ASKED' && start !== null && new Date(start) <= now;
