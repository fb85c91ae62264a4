// Made by `npm run generate` from the files that are named here.
export { acceptInvitation } from './accept-invitation.ts';
export { ignoreInvitation } from './ignore-invitation.ts';
export { inviteClients } from './invite-clients.ts';
export { inviteStaff } from './invite-staff.ts';
export { readInvitation } from './read-invitation.ts';
export { readInvitations } from './read-invitations.ts';
export { resendInvitation } from './resend-invitation.ts';
export { sendInvitationEmail } from './send-invitation-email.ts';
export { sendInvitationSms } from './send-invitation-sms.ts';
export { withdrawInvitation } from './withdraw-invitation.ts';
