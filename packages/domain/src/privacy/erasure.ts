import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

/** Days in which a person can cancel the erasure of their account. */
export const ERASURE_DAYS = 14;

/** Delay between canceling a person's appointments, whose notices still need the name, and the erasure. */
export const FAREWELL_MS = 5 * MINUTE_MS;

/** Returns the date of an erasure that is requested now. */
export function erasureDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + ERASURE_DAYS * DAY_MS);
}

/** Returns whether an erasure can no longer be canceled: from its exact time on. */
export function isErasureDue(dueAt: Date, now: Date): boolean {
  return dueAt <= now;
}

/** A facility or family without the person whose account is erased. */
export type LeftBehind = {
  /** Whether that person is an admin there. */
  readonly isAdmin: boolean;
  /** Number of other admins. */
  readonly admins: number;
  /** Number of other people, admins included. */
  readonly people: number;
  /** Number of clients; 0 for a family. */
  readonly clients: number;
};

/** Returns LAST_ADMIN if an account cannot be erased, because the remaining people or clients would have no admin. */
export function refusalToErase({
  isAdmin,
  admins,
  people,
  clients,
}: LeftBehind): 'LAST_ADMIN' | null {
  const isNeeded = people > 0 || clients > 0;
  return isAdmin && admins === 0 && isNeeded ? 'LAST_ADMIN' : null;
}
