import type { ProtocolItem } from '@zampa/contract/health/objects/protocol';
import type { updateProtocol as call } from '@zampa/contract/health/update-protocol';
import { protocolItems } from '@zampa/db/schema/vaccinations';
import { eq, sql } from 'drizzle-orm';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/input/if-match.ts';
import { requireTreating } from '../require-treating.ts';
import { protocolsQuery, readProtocolItems } from './protocol-json.ts';

/** Changes a rule of a clinic's protocols. Errors: NOT_FOUND, FORBIDDEN for assistants, STALE. */
export async function updateProtocol({
  viewer,
  tx,
  query,
  body,
  ifMatch,
  now,
}: PersonContext<typeof call>): Promise<ProtocolItem> {
  const [stored] = await tx
    .select()
    .from(protocolItems)
    .where(eq(protocolItems.id, query.id))
    .for('update');
  if (!stored) throw new Refusal('NOT_FOUND');
  requireTreating(viewer, stored.facilityId);
  refuseStale(ifMatch, stored.updatedAt);
  await tx
    .update(protocolItems)
    .set({ ...body, updatedAt: now })
    .where(eq(protocolItems.id, stored.id));
  const [item] = await readProtocolItems(tx, sql`${protocolsQuery} where r.id = ${stored.id}`);
  if (!item) throw new Refusal('NOT_FOUND');
  return item;
}
