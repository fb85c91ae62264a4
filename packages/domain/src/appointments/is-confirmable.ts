import type { BookingStatus } from './booking-status.ts';

/** Requested time, and whether the family has left the clinic since. */
export type RequestedTime = {
  readonly status: BookingStatus;
  /** ISO instant; null if no time was requested. */
  readonly start: string | null;
  readonly ended: boolean;
};

/** Returns whether a clinic can confirm a requested time: it is in the future and the family is still a client. */
export const isConfirmable = ({ status, start, ended }: RequestedTime, now: Date): boolean =>
  status === 'TO_BE_CONFIRMED' && start !== null && new Date(start) > now && !ended;
