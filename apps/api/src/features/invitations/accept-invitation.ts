import type { acceptInvitation as call } from '@zampa/contract/invitations/accept-invitation';
import type { AnswerOf } from '@zampa/contract/call';
import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import { findSeatToJoin } from '../../access/seats.ts';
import { inTransaction } from '../../db/database.ts';
import { retryingConflicts } from '../../db/database-conflicts.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { acceptRecord, createApplication } from '../clients/public.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { mayStillInvite, joinStaff } from '../team/public.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import { lockByToken, closeInvitation } from './lock-invitation.ts';
import type { Invitation } from './open-invitation.ts';
import type { By } from '../../access/by.ts';

/**
 * Accepts an invitation; the invited person joins: a colleague the staff, a client with their own family. An invitation
 * that was sent to an address is that address's alone. Refusals: NOT_FOUND, FORBIDDEN for another person and for whom
 * the clinic has shut out, STATUS_CONFLICT, also where the inviter could not invite with that role any more, and
 * PLAN_LIMIT for a colleague without a seat, who waits from then on.
 */
export async function acceptInvitation(context: PersonContext<typeof call>, deps: Deps) {
  const answer = await retryingConflicts(() =>
    inTransaction(context.db, (own) =>
      withoutPersonIn(own, 'invitation', (tx) => accept(deps, { ...context, tx })),
    ),
  );
  // That they wait is kept, and told, although they are refused.
  if (answer instanceof Refusal) throw answer;
  return answer;
}

async function accept(
  deps: Deps,
  { viewer, account, tx, body: { token }, now }: PersonContext<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const invitation = await lockByToken(deps, tx, token, now);
  const { id, kind, email, facilityId } = invitation;
  if (email !== null && email !== account.email) throw new Refusal('FORBIDDEN');
  if (viewer.isVet !== (kind === 'STAFF')) throw new Refusal('FORBIDDEN');
  const by = { tx, viewer, now };
  if (kind === 'STAFF') {
    const full = await employ(deps, by, invitation, account.email);
    if (full) return full;
  } else await becomeClient(deps, by, invitation);
  // Until here a colleague's invitation holds the seat that they take.
  await closeInvitation(tx, id, 'ACCEPTED', now);
  return { kind, facilityId };
}

/** Returns why somebody cannot work there yet: the plan has no seat for them, and they wait as those do who ask. */
async function employ(
  deps: Deps,
  { tx, viewer: { userId }, now }: By,
  invitation: Invitation,
  email: string,
): Promise<Refusal | null> {
  const { facilityId, roleId } = invitation;
  if (roleId === null) throw new Refusal('NOT_FOUND');
  if (!(await mayStillInvite(tx, invitation))) throw new Refusal('STATUS_CONFLICT');
  const full = await findSeatToJoin({ tx, now }, facilityId, email);
  if (full) {
    await createApplication(deps, { tx, now }, { facilityId, userId });
    return full;
  }
  await joinStaff(tx, { facilityId, userId, roleId }, now);
  publishStaff(deps, tx, facilityId, userId);
  return null;
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
