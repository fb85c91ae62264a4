import { withoutPersonIn } from '../../../access/acting.ts';
import type { UnitOfWork } from '../../../db/unit-of-work.ts';
import type { ClaimingOwner } from '../contacts/claim-history.ts';
import { claimRecord } from '../contacts/claim-records.ts';
import { closeInvitationsOf } from '../relations/relations.ts';
import { lockRecordsUnder, type AddressedPlace } from './addressed-records.ts';

/**
 * Claims for somebody's family what a facility has written down under their confirmed address, whether it has invited
 * them, or they have turned that down, or not. How the two stand to each other is left to the caller.
 *
 * @returns when the facility last invited the address, null where no invitation of it is open, and who wrote those that
 *   were
 */
export function claimRecordsUnder(
  { tx, now }: UnitOfWork,
  place: AddressedPlace,
  owner: ClaimingOwner,
): Promise<{ readonly invitedAt: Date | null; readonly inviters: readonly string[] }> {
  return withoutPersonIn(tx, 'claim', async (open) => {
    const records = await lockRecordsUnder(open, place, ['IMPORTED', 'INVITED', 'IGNORED']);
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
