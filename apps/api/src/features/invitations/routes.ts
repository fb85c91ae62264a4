import { withoutPerson } from '../../platform/acting.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteClients } from './invite-clients.ts';
import { inviteStaff } from './invite-staff.ts';
import { readInvitations } from './read-invitations.ts';
import { ignoreInvitation } from './ignore-invitation.ts';
import { readInvitation } from './read-invitation.ts';
import { resendInvitation } from './resend-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';

/** Asking people to join a facility, and their answers. */
export const invitationsFeature: Feature<Deps> = (serve, deps) => {
  const byLink = { ...deps, db: withoutPerson(deps.db, 'invitation') };
  serve.forPeople(deps, {
    inviteStaff,
    inviteClients,
    readInvitations,
    resendInvitation,
    withdrawInvitation,
    acceptInvitation,
  });
  serve.forEveryone(byLink, { readInvitation, ignoreInvitation });
};
