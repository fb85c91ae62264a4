/** Functions that other features may use. */
export { canStillInvite, openStaffInvitationQuery } from './staff-invitations.ts';
export { joinStaff } from './staff.ts';
