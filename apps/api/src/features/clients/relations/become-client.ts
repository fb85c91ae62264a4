import type { VetFacility } from '@zampa/contract/people/user';
import type { joinFacility } from '@zampa/contract/clients/join-facility';
import { facilityClients } from '@zampa/db/schema/facilities';
import { refusalToJoin } from '@zampa/domain/clients/relationship';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import { withoutPersonIn } from '../../../access/acting.ts';
import type { Deps } from '../../../deps.ts';
import { Refusal } from '../../../errors/refusal.ts';
import type { PersonContext } from '../../../http/context.ts';
import { publishClient } from '../../../realtime/publish-family.ts';
import { claimRecordsAtAddress } from '../invited/claim-records-at-address.ts';
import { notifyClientJoined } from './notify-client-joined.ts';
import { closeInvitationsOf, lockRelation } from './relations.ts';
import { findFacilityByCode } from './find-facility-by-code.ts';
import { lockFamily } from '../../families/public.ts';
import { newId } from '../../../db/ids.ts';
import { vetFacilityJson } from '../lists/vet-facility-json.ts';

/**
 * Makes the family an active client of the clinic with this code. Idempotent. The clinic's records under the person's
 * confirmed address move to the family, instead of a second client being created. Errors: FACILITY_CODE_UNKNOWN,
 * TOO_MANY_REQUESTS, NOT_FOUND for another family, FORBIDDEN for a member who is not a family admin and for a family
 * that the clinic has blocked.
 */
export async function becomeClient(
  deps: Deps,
  { viewer, account, tx, body, network, now }: PersonContext<typeof joinFacility>,
) {
  const family = body.familyId
    ? viewer.families.find(({ familyId }) => familyId === body.familyId)
    : (viewer.families.find(({ admin }) => admin) ?? viewer.families[0]);
  if (!family) throw new Refusal('NOT_FOUND');
  if (!family.admin) throw new Refusal('FORBIDDEN');
  const codeUser = { userId: viewer.userId, network };
  const facility = await findFacilityByCode(deps, tx, codeUser, {
    typed: body.facilityCode,
    field: 'facilityCode',
  });
  await lockFamily(tx, family.familyId);
  const link = { facilityId: facility.id, familyId: family.familyId };
  const owner = { familyId: family.familyId, userId: viewer.userId };
  const place = { ...link, email: account.email };
  const { invitedAt, inviters } = await claimRecordsAtAddress({ tx, now }, place, owner);
  const relation = await lockRelation(tx, link.facilityId, link.familyId);
  const refusal = refusalToJoin(relation, invitedAt);
  if (refusal) throw new Refusal(refusal);
  await tx
    .insert(facilityClients)
    .values({
      ...link,
      id: newId(),
      userId: viewer.userId,
      status: 'ACTIVE',
      clientFrom: now,
      createdAt: now,
      updatedAt: now,
    })
    .onConflictDoUpdate({
      target: [facilityClients.facilityId, facilityClients.familyId],
      set: {
        status: 'ACTIVE',
        contact: null,
        shutOutAt: null,
        clientFrom: sql`coalesce(${facilityClients.clientFrom}, ${now})`,
        updatedAt: now,
      },
    });
  const answered = relation ? await closeInvitationsOf(tx, [relation.id], 'ACCEPTED', now) : [];
  if (relation?.status !== 'ACTIVE') {
    const origin = { actorId: viewer.userId, inviters: [...inviters, ...answered] };
    await notifyClientJoined(deps, { tx, now }, link, origin);
  }
  publishClient(deps, tx, link.facilityId, link.familyId);
  return withoutPersonIn(tx, 'newcomers', (db) =>
    readClinic(db, link.facilityId, link.familyId, now),
  );
}

async function readClinic(
  tx: Queryable,
  facilityId: string,
  familyId: string,
  now: Date,
): Promise<VetFacility> {
  const [row] = await rowsOf<{ clinic: VetFacility }>(
    tx,
    sql`select ${vetFacilityJson(now)} as clinic from facility_clients fc join facilities f on f.id = fc.facility_id
      join organizations o on o.id = f.organization_id
      where fc.facility_id = ${facilityId} and fc.family_id = ${familyId}`,
  );
  if (!row) throw new Refusal('NOT_FOUND');
  return row.clinic;
}
