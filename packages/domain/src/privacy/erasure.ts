import { DAY_MS, MINUTE_MS } from '../time/durations.ts';

/** So long somebody may change their mind. */
export const ERASURE_DAYS = 14;

/** So long after the end of that time what was called off is told with the name, before it goes. */
export const FAREWELL_MS = 5 * MINUTE_MS;

/** Returns when an account is erased that somebody asks to have erased now. */
export function erasureDate(requestedAt: Date): Date {
  return new Date(requestedAt.getTime() + ERASURE_DAYS * DAY_MS);
}

/** Returns whether it is too late to take an erasure back: from its very instant on. */
export function isErasureDue(dueAt: Date, now: Date): boolean {
  return dueAt <= now;
}

/** A facility or a family as it is without the one who wants to go. */
export type LeftBehind = {
  /** Whether who goes is an admin there. */
  readonly isAdmin: boolean;
  /** How many other admins stay. */
  readonly admins: number;
  /** How many others stay, admins or not. */
  readonly people: number;
  /** How many clients it has; a family has none. */
  readonly clients: number;
};

/** Returns why an account cannot be erased: nobody could decide for those who stay. Where nobody stays, it can. */
export function refusalToErase({
  isAdmin,
  admins,
  people,
  clients,
}: LeftBehind): 'LAST_ADMIN' | null {
  const isNeeded = people > 0 || clients > 0;
  return isAdmin && admins === 0 && isNeeded ? 'LAST_ADMIN' : null;
}
