import { refusalToJoin } from '@zampa/domain/clients/relationship';
import type { By } from '../../../access/by.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { lockFamily } from '../../families/public.ts';
import { claimRecord } from '../contacts/claim-records.ts';
import { notifyClientJoined } from '../relations/notify-client-joined.ts';
import { changeRelation, closeInvitationsOf, type ClientRelation } from '../relations/relations.ts';

/**
 * Accepts for whoever is invited what a facility has written down of them, by the link of a letter and in the app alike:
 * the record becomes their family's own, with its pets, its notes and what was done for them, and the family an active
 * client. Refusals: STATUS_CONFLICT for a record that has ended or become somebody else's, FORBIDDEN for who looks after
 * no family, and for whom the facility has shut out.
 *
 * @param record locked until commit
 * @param invitedAt when the facility wrote to the address of this very person; null otherwise
 * @returns the relation of the family with the facility
 */
export async function acceptRecord(
  deps: Deps,
  { tx, viewer, now }: By,
  record: ClientRelation,
  invitedAt: Date | null,
): Promise<ClientRelation> {
  const family = viewer.families.find(({ admin }) => admin);
  if (record.status === 'REMOVED') throw new Refusal('STATUS_CONFLICT');
  if (!family) throw new Refusal('FORBIDDEN');
  await lockFamily(tx, family.familyId);
  const owner = { familyId: family.familyId, userId: viewer.userId };
  const relation = await claimRecord(tx, record, owner, now);
  const refusal = refusalToJoin(relation, invitedAt);
  if (refusal) throw new Refusal(refusal);
  const answered = await changeRelation(tx, relation, 'ACTIVE', now);
  // Where the two had met before, another relation than the invited one goes on.
  const others = await closeInvitationsOf(tx, [record.id], 'ACCEPTED', now);
  const told = { by: viewer.userId, inviters: [...answered, ...others] };
  await notifyClientJoined(deps, { tx, now }, relation, told);
  publishClient(deps, tx, relation.facilityId, relation.familyId);
  return relation;
}

/**
 * Turns down what a facility has asked, by the link of a letter and in the app alike. The record stays the facility's
 * own, and it does not learn whose address it is. Refusal: STATUS_CONFLICT where nothing is asked any more.
 */
export async function ignoreRecord(
  deps: Deps,
  { tx, now }: UnitOfWork,
  record: ClientRelation | undefined,
): Promise<void> {
  if (record?.status !== 'INVITED') throw new Refusal('STATUS_CONFLICT');
  await changeRelation(tx, record, 'IGNORED', now);
  publishClient(deps, tx, record.facilityId, record.familyId);
}
