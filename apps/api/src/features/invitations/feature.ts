import { withoutPerson } from '../../access/acting.ts';
import { defineFeature } from '../../feature.ts';
import { acceptInvitation } from './accept-invitation.ts';
import { inviteClients } from './invite-clients.ts';
import { inviteStaff } from './invite-staff.ts';
import { readInvitations } from './read-invitations.ts';
import { ignoreInvitation } from './ignore-invitation.ts';
import { readInvitation } from './read-invitation.ts';
import { resendInvitation } from './resend-invitation.ts';
import { withdrawInvitation } from './withdraw-invitation.ts';
import { deliverInvitation, deliverText } from './deliver-invitation.ts';

/** Asking people to join a facility, and their answers. */
export const invitationsFeature = defineFeature({
  calls: {
    forEveryone: { readInvitation, ignoreInvitation },
    forPeople: {
      inviteStaff,
      inviteClients,
      readInvitations,
      resendInvitation,
      withdrawInvitation,
      acceptInvitation,
    },
  },
  openDatabase: (db) => withoutPerson(db, 'invitation'),
  jobs: {
    'invitation-letter': deliverInvitation,
    'invitation-sms': deliverText,
  },
});
