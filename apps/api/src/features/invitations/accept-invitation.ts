import type { acceptInvitation as call } from '@zampa/contract/invitations/accept-invitation';
import type { AnswerOf } from '@zampa/contract/call';
import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import { claimSeatToJoin } from '../../access/seats.ts';
import { inTransaction } from '../../db/database.ts';
import { retryOnConflict } from '../../db/database-conflicts.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { PersonContext } from '../../http/context.ts';
import { acceptRecord, createApplication } from '../clients/public.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { canStillInvite, joinStaff } from '../team/public.ts';
import { withoutPersonIn } from '../../access/acting.ts';
import { lockInvitationByToken, closeInvitation } from './lock-invitation.ts';
import type { Invitation } from './create-invitations.ts';
import type { Actor } from '../../access/by.ts';

/**
 * Accepts an invitation: a colleague joins the staff, a client becomes a client with their own family. An invitation
 * sent to an e-mail address can be accepted only by that address. Errors: NOT_FOUND; FORBIDDEN for another person and
 * for clients whom the clinic has blocked; STATUS_CONFLICT, also if the inviter may no longer invite with that role;
 * PLAN_LIMIT if the plan has no seat, in which case the colleague is added to the applicants.
 */
export async function acceptInvitation(context: PersonContext<typeof call>, deps: Deps) {
  const answer = await retryOnConflict(() =>
    inTransaction(context.db, (own) =>
      withoutPersonIn(own, 'invitation', (tx) => acceptInTransaction(deps, { ...context, tx })),
    ),
  );
  // Thrown after the commit, so that the application to join is saved.
  if (answer instanceof Refusal) throw answer;
  return answer;
}

async function acceptInTransaction(
  deps: Deps,
  { viewer, account, tx, body: { token }, now }: PersonContext<typeof call>,
): Promise<AnswerOf<typeof call> | Refusal> {
  const invitation = await lockInvitationByToken(deps, tx, token, now);
  const { id, kind, email, facilityId } = invitation;
  if (email !== null && email !== account.email) throw new Refusal('FORBIDDEN');
  if (viewer.isVet !== (kind === 'STAFF')) throw new Refusal('FORBIDDEN');
  const actor = { tx, viewer, now };
  if (kind === 'STAFF') {
    const seatRefusal = await joinStaffOrApply(deps, actor, invitation, account.email);
    if (seatRefusal) return seatRefusal;
  } else await acceptAsClient(deps, actor, invitation);
  // Until this point a colleague's invitation reserves the seat that they take.
  await closeInvitation(tx, id, 'ACCEPTED', now);
  return { kind, facilityId };
}

/**
 * Adds a colleague to the staff. If the plan has no seat, adds them to the applicants and returns the PLAN_LIMIT
 * refusal; otherwise returns null.
 */
async function joinStaffOrApply(
  deps: Deps,
  { tx, viewer: { userId }, now }: Actor,
  invitation: Invitation,
  email: string,
): Promise<Refusal | null> {
  const { facilityId, roleId } = invitation;
  if (roleId === null) throw new Refusal('NOT_FOUND');
  if (!(await canStillInvite(tx, invitation))) throw new Refusal('STATUS_CONFLICT');
  const seatRefusal = await claimSeatToJoin({ tx, now }, facilityId, email);
  if (seatRefusal) {
    await createApplication(deps, { tx, now }, { facilityId, userId });
    return seatRefusal;
  }
  await joinStaff(tx, { facilityId, userId, roleId }, now);
  publishStaff(deps, tx, facilityId, userId);
  return null;
}

async function acceptAsClient(
  deps: Deps,
  actor: Actor,
  { relationId, email, createdAt }: Invitation,
): Promise<void> {
  const [record] = await actor.tx
    .select()
    .from(facilityClients)
    .where(eq(facilityClients.id, relationId ?? ''))
    .for('update');
  if (!record) throw new Refusal('STATUS_CONFLICT');
  // The link in a text message does not prove who opened it.
  await acceptRecord(deps, actor, record, email === null ? null : createdAt);
}
