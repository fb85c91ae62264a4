import { DAY_MS } from '../time/durations.ts';

/** Inviting clinic: its age, and whether it pays for a plan. */
export type InvitingClinic = { readonly ageMs: number; readonly isPaying: boolean };

/** E-mail invitations a day of a clinic without a paid plan, by age; the first matching row applies. */
const BY_AGE = [
  { youngerThanDays: 1, most: 100 },
  { youngerThanDays: 7, most: 200 },
  { youngerThanDays: Infinity, most: 300 },
] as const;

/** E-mail invitations a day of a clinic with a paid plan, which imports and invites its clients on the first day. */
export const MAX_OF_PAYING = 600;

/** Returns how many e-mail invitations a clinic can send a day. */
export function maxInvitationEmails({ ageMs, isPaying }: InvitingClinic): number {
  if (isPaying) return MAX_OF_PAYING;
  const row = BY_AGE.find(({ youngerThanDays }) => ageMs < youngerThanDays * DAY_MS);
  return row?.most ?? 0;
}
