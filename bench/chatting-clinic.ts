import { DEMO_VET } from '@zampa/db/seed/accounts';
import { fillFacility } from '@zampa/testing/many-requests';
import { signIn } from './harness/callers.ts';
import { signInFamilies } from './harness/client-families.ts';
import type { Stage } from './harness/stage.ts';
import { openSisterClinic } from './sister-clinic.ts';

/** The number of conversations of each family with the clinic. */
const CONVERSATIONS_EACH = 10;

/** Somebody who may write in a conversation of their family. */
export type Writer = { readonly token: string; readonly conversationId: string };

/** A clinic with the staff of the demonstration. One member listens; each client has an open consultation. */
export type ChattingClinic = { readonly writers: readonly Writer[]; readonly listener: string };

export async function openChattingClinic(stage: Stage, families: number): Promise<ChattingClinic> {
  const { product, pool } = stage;
  const facilityId = await openSisterClinic(stage, { withCopies: false });
  const clients = await signInFamilies(product.url, pool, facilityId, families);
  const { rows: owners } = await pool.query<{ id: string; userId: string; petId: string }>(
    `select p.family_id as id, m.user_id as "userId", p.id as "petId"
    from pets p join family_members m on m.family_id = p.family_id where p.id = any($1::uuid[])`,
    [clients.map(({ petId }) => petId)],
  );
  const { rows: staff } = await pool.query<{ id: string }>(
    'select user_id as id from facility_members where facility_id = $1 and role_id in (1, 3)',
    [facilityId],
  );
  const assignees = staff.map(({ id }) => id);
  const crowd = { facilityId, families: owners, assignees };
  await fillFacility(pool, crowd, families * CONVERSATIONS_EACH);
  const { rows: open } = await pool.query<{ id: string; familyId: string }>(
    `update conversations set status = 'OPEN' where id in (
      select distinct on (family_id) id from conversations
      where facility_id = $1 and category = 'CONSULTATION' order by family_id, id)
    returning id, family_id as "familyId"`,
    [facilityId],
  );
  const conversations = new Map(open.map(({ id, familyId }) => [familyId, id]));
  const writers = clients.map(({ token, familyId }) => ({
    token,
    conversationId: conversations.get(familyId) ?? '',
  }));
  return { writers, listener: await signIn(product.url, DEMO_VET) };
}
