/** What other features may use of this one. */
export { mayStillInvite, openStaffInvitation } from './staff-invitations.ts';
export { joinStaff } from './staff.ts';
