import { invitations } from '@zampa/db/schema/invitations';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../../../db/database.ts';
import { newId } from '../../../db/ids.ts';

type ContactVerdict = { readonly email: string | null; readonly phone: string | null };

/**
 * Lets the open invitation of a client follow to where they are really reached. The old link leads nowhere from then
 * on: whoever got it was not meant. The letter to the new address is sent when somebody asks for it. Returns whether it
 * goes elsewhere now.
 */
export async function readdressInvitation(
  tx: Queryable,
  relationId: string,
  reach: ContactVerdict,
  now: Date,
): Promise<boolean> {
  const [open] = await tx
    .select()
    .from(invitations)
    .where(and(eq(invitations.relationId, relationId), eq(invitations.status, 'OPEN')))
    .for('update');
  if (!open || (open.email === reach.email && open.phone === reach.phone)) return false;
  await tx
    .update(invitations)
    .set({ status: 'WITHDRAWN', updatedAt: now })
    .where(eq(invitations.id, open.id));
  const unsent = { sent: 0, delivery: null, updatedAt: now };
  await tx.insert(invitations).values({ ...open, ...reach, ...unsent, id: newId() });
  return true;
}
