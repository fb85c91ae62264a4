/** What other features may use of this one. */
export { mayStillInvite } from './staff-invitations.ts';
export { joinStaff } from './staff.ts';
