import type { BookingStatus } from './booking-status.ts';

/** A time that somebody asked for, and whether their family has left the clinic since. */
export type RequestedTime = {
  readonly status: BookingStatus;
  /** An instant; null where none is named. */
  readonly start: string | null;
  readonly ended: boolean;
};

/** Returns whether a clinic can agree to a time: it is ahead, and who asked for it is still its client. */
export const isConfirmable = ({ status, start, ended }: RequestedTime, now: Date): boolean =>
  status === 'TO_BE_CONFIRMED' && start !== null && new Date(start) > now && !ended;
