import {
  acceptInvitation,
  ignoreInvitation,
  readInvitation,
} from '@zampa/contract/invitations/answer';
import { inviteClients, inviteStaff } from '@zampa/contract/invitations/invite';
import {
  readInvitations,
  resendInvitation,
  withdrawInvitation,
} from '@zampa/contract/invitations/manage';
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
  serve.forPeople(inviteStaff, (served) => askColleagues(deps, served));
  serve.forPeople(inviteClients, (served) => askClients(deps, served));
  serve.forPeople(readInvitations, ({ viewer, tx, query }) =>
    findInvitations(deps, tx, viewer, query),
  );
  serve.forPeople(resendInvitation, (served) => resend(deps, served));
  serve.forPeople(withdrawInvitation, (served) => withdraw(deps, served));
  serve.forPeople(acceptInvitation, (served) => accept(deps, served));
  serve.forEveryone(readInvitation, ({ body, ip, now }) => preview(deps, body.token, ip, now));
  serve.forEveryone(ignoreInvitation, ({ body, now }) => ignore(deps, body.token, now));
};
