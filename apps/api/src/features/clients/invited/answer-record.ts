import { refusalToJoin } from '@zampa/domain/clients/relationship';
import type { Actor } from '../../../access/by.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { lockFamily } from '../../families/public.ts';
import { claimRecord } from '../contacts/claim-records.ts';
import { notifyClientJoined } from '../relations/notify-client-joined.ts';
import {
  saveRelationStatus,
  closeInvitationsOf,
  type ClientRelation,
} from '../relations/relations.ts';

/**
 * Accepts a facility's record for an invited person, by e-mailed link or in the app: the record with its pets, notes
 * and history moves to their family, which becomes an active client. Errors: STATUS_CONFLICT for a record that has
 * ended or belongs to another person, FORBIDDEN for a person who is not a family admin, and for one whom the facility
 * has blocked.
 *
 * @param record locked until commit
 * @param invitedAt when the facility invited this person's address; null otherwise
 * @returns the family's relation with the facility
 */
export async function acceptRecord(
  deps: Deps,
  { tx, viewer, now }: Actor,
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
  const answered = await saveRelationStatus(tx, relation, 'ACTIVE', now);
  // If the family already was a client, the merged relation differs from the invited record.
  const others = await closeInvitationsOf(tx, [record.id], 'ACCEPTED', now);
  const origin = { actorId: viewer.userId, inviters: [...answered, ...others] };
  await notifyClientJoined(deps, { tx, now }, relation, origin);
  publishClient(deps, tx, relation.facilityId, relation.familyId);
  return relation;
}

/**
 * Declines a facility's invitation, by e-mailed link or in the app. The record stays with the facility, which does
 * not learn whose address it is. Throws STATUS_CONFLICT if it is not an open invitation.
 */
export async function ignoreRecord(
  deps: Deps,
  { tx, now }: UnitOfWork,
  record: ClientRelation | undefined,
): Promise<void> {
  if (record?.status !== 'INVITED') throw new Refusal('STATUS_CONFLICT');
  await saveRelationStatus(tx, record, 'IGNORED', now);
  publishClient(deps, tx, record.facilityId, record.familyId);
}
