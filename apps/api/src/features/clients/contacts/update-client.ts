import type { updateClient as call } from '@zampa/contract/clients/update-client';
import { facilityClients } from '@zampa/db/schema/facilities';
import { eq } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { omitUndefined } from '../../../db/omit-undefined.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { refuseStale } from '../../../http/input/if-match.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { changeContact } from './change-contact.ts';
import { notifyInvited } from '../invited/notify-invited.ts';
import { lockRelationOfPerson } from '../relations/lock-relation-of-person.ts';
import { readClient } from '../lists/read-client.ts';

/**
 * Updates a facility's client record. Data that a person provides is never overwritten: once they have accepted with
 * an account, only the note can be changed. Errors: FACILITY_UNKNOWN, NOT_FOUND, FORBIDDEN, STALE, VALIDATION.
 */
export async function updateClient(
  { viewer, tx, body, ifMatch, now }: PersonContext<typeof call>,
  deps: Deps,
) {
  const { id, FacilityId: facilityId, note, ...typed } = body;
  if (!viewer.facilities.some((workplace) => workplace.facilityId === facilityId))
    throw new Refusal('FACILITY_UNKNOWN');
  const relation = await lockRelationOfPerson(tx, facilityId, { id });
  if (relation.status === 'REMOVED') throw new Refusal('NOT_FOUND');
  refuseStale(ifMatch, relation.updatedAt);
  const contact = omitUndefined(typed);
  const isCorrected = Object.keys(contact).length > 0;
  const isReaddressed = isCorrected && (await changeContact(tx, relation, contact, now));
  // A registered family (contact copy present) was already notified when it was invited.
  if (isReaddressed && relation.contact === null)
    await notifyInvited(deps, tx, facilityId, [relation]);
  await tx
    .update(facilityClients)
    .set({ ...(note !== undefined && { note }), updatedAt: now })
    .where(eq(facilityClients.id, relation.id));
  publishClient(deps, tx, facilityId, relation.familyId);
  return readClient(tx, relation.id, viewer);
}
