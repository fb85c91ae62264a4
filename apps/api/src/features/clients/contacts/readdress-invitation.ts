import { invitations } from '@zampa/db/schema/invitations';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';

type ReachableContact = { readonly email: string | null; readonly phone: string | null };

/**
 * Moves a client's open invitation to their corrected address. The old link becomes invalid, because the wrong person
 * may have received it. Does not send the e-mail to the new address. Returns whether the invitation moved.
 */
export async function readdressInvitation(
  tx: Queryable,
  relationId: string,
  contact: ReachableContact,
  now: Date,
): Promise<boolean> {
  const [open] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.relationId, relationId), eq(invitations.status, 'OPEN')))
    .for('update');
  if (!open || (open.email === contact.email && open.phone === contact.phone)) return false;
  await tx
    .update(invitations)
    .set({ status: 'WITHDRAWN', updatedAt: now })
    .where(eq(invitations.id, open.id));
  const unsent = { sent: 0, delivery: null, updatedAt: now };
  await tx.insert(invitations).values({ ...open, ...contact, ...unsent, id: newId() });
  return true;
}
