import type { ignoreInvitation as call } from '@zampa/contract/invitations/ignore-invitation';
import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import { inTransaction, type Queryable } from '../../db/database.ts';
import type { Deps } from '../../deps.ts';
import { LIMITS } from '../../limits/table.ts';
import type { Context } from '../../http/context.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { ignoreRecord } from '../clients/public.ts';
import { lockInvitationByToken, closeInvitation } from './lock-invitation.ts';

/** Declines an invitation as a client or a colleague. Errors: NOT_FOUND, STATUS_CONFLICT, TOO_MANY_REQUESTS. */
export async function ignoreInvitation(
  { body: { token }, network, now }: Context<typeof call>,
  deps: Deps,
): Promise<void> {
  await deps.limits.spend(LIMITS.invitationLinks, network);
  await inTransaction(deps.db, async (tx) => {
    const { id, relationId, facilityId } = await lockInvitationByToken(deps, tx, token, now);
    if (relationId) await ignoreAsClient(deps, tx, relationId, now);
    else publishStaff(deps, tx, facilityId, null);
    await closeInvitation(tx, id, 'IGNORED', now);
  });
}

async function ignoreAsClient(deps: Deps, tx: Queryable, relationId: string, now: Date) {
  const [record] = await tx
    .select()
    .from(facilityClients)
    .where(eq(facilityClients.id, relationId))
    .for('update');
  await ignoreRecord(deps, { tx, now }, record);
}
