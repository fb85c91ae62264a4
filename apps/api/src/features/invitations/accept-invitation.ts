import type { acceptInvitation as call } from '@zampa/contract/invitations/accept-invitation';
import type { AnswerOf } from '@zampa/contract/call';
import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { acceptRecord } from '../clients/public.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { mayStillInvite, joinStaff } from '../team/public.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import { lockByToken, closeInvitation } from './lock-invitation.ts';
import type { Invitation } from './open-invitation.ts';
import type { By } from '../../access/by.ts';

/**
 * Accepts an invitation; the invited person joins: a colleague the staff, a client with their own family. An invitation
 * that was sent to an address is that address's alone. Refusals: NOT_FOUND, FORBIDDEN for another person and for whom
 * the clinic has shut out, STATUS_CONFLICT, also where the inviter could not invite with that role any more, PLAN_LIMIT.
 */
export function acceptInvitation(context: PersonContext<typeof call>, deps: Deps) {
  return withoutPersonIn(context.tx, 'invitation', (tx) => accept(deps, { ...context, tx }));
}

async function accept(
  deps: Deps,
  { viewer, account, tx, body: { token }, now }: PersonContext<typeof call>,
): Promise<AnswerOf<typeof call>> {
  const invitation = await lockByToken(deps, tx, token, now);
  const { id, kind, email, facilityId } = invitation;
  if (email !== null && email !== account.email) throw new Refusal('FORBIDDEN');
  if (viewer.isVet !== (kind === 'STAFF')) throw new Refusal('FORBIDDEN');
  if (kind === 'STAFF') await employ(deps, { tx, viewer, now }, invitation);
  else await becomeClient(deps, { tx, viewer, now }, invitation);
  // Until here a colleague's invitation holds the seat that they take.
  await closeInvitation(tx, id, 'ACCEPTED', now);
  return { kind, facilityId };
}

async function employ(
  deps: Deps,
  { tx, viewer: { userId }, now }: By,
  invitation: Invitation,
): Promise<void> {
  const { facilityId, roleId } = invitation;
  if (roleId === null) throw new Refusal('NOT_FOUND');
  if (!(await mayStillInvite(tx, invitation))) throw new Refusal('STATUS_CONFLICT');
  await joinStaff(tx, { facilityId, userId, roleId }, now);
  publishStaff(deps, tx, facilityId, userId);
}

async function becomeClient(
  deps: Deps,
  by: By,
  { relationId, email, createdAt }: Invitation,
): Promise<void> {
  const [record] = await by.tx
    .select()
    .from(facilityClients)
    .where(eq(facilityClients.id, relationId ?? ''))
    .for('update');
  if (!record) throw new Refusal('STATUS_CONFLICT');
  // The link of a text message says nothing about who follows it.
  await acceptRecord(deps, by, record, email === null ? null : createdAt);
}
