import type { InboxItem } from '@zampa/contract/inbox/read-inbox';

/** Returns whether something that waits is a time that was asked for and has passed: nobody can agree to it any more. */
export const isPassedRequest = ({ kind, start }: InboxItem, now: Date): boolean =>
  kind === 'TIME_ASKED' && start !== null && new Date(start) <= now;
