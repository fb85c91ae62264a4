import { withoutPersonIn } from '../../../access/acting.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { ClaimingOwner } from '../contacts/claim-history.ts';
import { claimRecord } from '../contacts/claim-records.ts';
import { closeInvitationsOf } from '../relations/relations.ts';
import { lockRecordsAtAddress, type AddressAtFacility } from './addressed-records.ts';

/**
 * Claims for a family all records that a facility has under the person's confirmed address, whatever the state of
 * their invitations. The caller sets the status of the resulting relation.
 *
 * @returns when the facility last invited the address (null without an open invitation), and the authors of these
 * invitations
 */
export function claimRecordsAtAddress(
  { tx, now }: UnitOfWork,
  place: AddressAtFacility,
  owner: ClaimingOwner,
): Promise<{ readonly invitedAt: Date | null; readonly inviters: readonly string[] }> {
  return withoutPersonIn(tx, 'claim', async (open) => {
    const records = await lockRecordsAtAddress(open, place, ['IMPORTED', 'INVITED', 'IGNORED']);
    let latest: Date | null = null;
    const inviters: string[] = [];
    for (const { relation, isAsked, invitedAt } of records) {
      await claimRecord(open, relation, owner, now);
      inviters.push(...(await closeInvitationsOf(open, [relation.id], 'ACCEPTED', now)));
      if (isAsked && invitedAt && (!latest || invitedAt > latest)) latest = invitedAt;
    }
    return { invitedAt: latest, inviters };
  });
}
