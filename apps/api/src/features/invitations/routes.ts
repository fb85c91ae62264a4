import { acceptInvitation } from '@zampa/contract/invitations/accept-invitation';
import { ignoreInvitation } from '@zampa/contract/invitations/ignore-invitation';
import { readInvitation } from '@zampa/contract/invitations/read-invitation';
import { inviteClients } from '@zampa/contract/invitations/invite-clients';
import { inviteStaff } from '@zampa/contract/invitations/invite-staff';
import { readInvitations } from '@zampa/contract/invitations/read-invitations';
import { resendInvitation } from '@zampa/contract/invitations/resend-invitation';
import { withdrawInvitation } from '@zampa/contract/invitations/withdraw-invitation';
import { withoutPerson, withoutPersonIn } from '../../platform/acting.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { accept } from './accept.ts';
import { askClients } from './ask-clients.ts';
import { askColleagues } from './ask-colleagues.ts';
import { findInvitations } from './find-invitations.ts';
import { ignore } from './ignore.ts';
import { preview } from './preview.ts';
import { resend } from './resend.ts';
import { withdraw } from './withdraw.ts';

/** Asking people to join a facility, and their answers. */
export const invitations: Feature<Deps> = (serve, deps) => {
  const byLink = { ...deps, db: withoutPerson(deps.db, 'invitation') };
  serve.forPeople(inviteStaff, (served) => askColleagues(deps, served));
  serve.forPeople(inviteClients, (served) => askClients(deps, served));
  serve.forPeople(readInvitations, ({ viewer, tx, query }) =>
    findInvitations(deps, tx, viewer, query),
  );
  serve.forPeople(resendInvitation, (served) => resend(deps, served));
  serve.forPeople(withdrawInvitation, (served) => withdraw(deps, served));
  serve.forPeople(acceptInvitation, (served) =>
    withoutPersonIn(served.tx, 'invitation', (tx) => accept(deps, { ...served, tx })),
  );
  serve.forEveryone(readInvitation, (served) => preview(byLink, served));
  serve.forEveryone(ignoreInvitation, (served) => ignore(byLink, served));
};
