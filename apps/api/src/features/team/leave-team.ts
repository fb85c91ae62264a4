import { facilityMembers } from '@zampa/db/schema/facilities';
import { refusalToErase } from '@zampa/domain/privacy/erasure';
import { and, eq, ne, sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { Refusal } from '../../errors/refusal.ts';
import type { ErasureSteps, Leaver } from '../../personal-data.ts';
import { publishStaff } from '../../realtime/publish-staff.ts';
import { withdrawForbiddenInvitations } from './staff-invitations.ts';

/**
 * Refuses the erasure of a clinic's last admin. On erasure, removes the person from the staff of every clinic, as if
 * each had removed them.
 */
export const teamErasure: ErasureSteps<Deps> = {
  async refuse(_deps, { tx }, leaver) {
    for (const workplace of await lockWorkplaces(tx, leaver)) {
      const code = refusalToErase(workplace);
      if (code)
        throw new Refusal(code, {
          detail: `You are the last admin of ${workplace.name}. Make a colleague an admin first, or remove its team and clients.`,
          fields: [{ field: 'facility', code, params: { name: workplace.name } }],
        });
    }
  },
  close: (deps, { tx }, leaver) => publishWorkplaces(deps, tx, leaver),
  reopen: (deps, { tx }, leaver) => publishWorkplaces(deps, tx, leaver),
  async erase(deps, { tx, now }, leaver) {
    const { userId } = leaver;
    if (!userId) return;
    await publishWorkplaces(deps, tx, leaver);
    await tx
      .update(facilityMembers)
      .set({ status: 'REMOVED' })
      .where(and(eq(facilityMembers.userId, userId), ne(facilityMembers.status, 'REMOVED')));
    await withdrawForbiddenInvitations(deps, tx, userId, now);
  },
};

type Workplace = Parameters<typeof refusalToErase>[0] & { readonly name: string };

/**
 * Returns a person's workplaces with the staff that would remain. Locks the staff until commit, so that of two last
 * admins only one can leave.
 */
async function lockWorkplaces(tx: Queryable, { userId }: Leaver): Promise<readonly Workplace[]> {
  await tx.execute(sql`select from facility_members m
    where m.facility_id in (select own.facility_id from facility_staff own where own.user_id = ${userId})
      and m.status <> 'REMOVED'
    order by m.facility_id, m.user_id for update`);
  return rowsOf<Workplace>(
    tx,
    sql`select f.name, bool_or(own.level = 'admin') as "isAdmin",
        (select count(distinct colleague.user_id)::int from facility_staff colleague
          join users u on u.id = colleague.user_id and u.enabled
          where colleague.facility_id = f.id and colleague.level = 'admin'
            and colleague.user_id <> ${userId}) as admins,
        (select count(*)::int from facility_members m where m.facility_id = f.id
          and m.status = 'ACTIVE' and m.user_id <> ${userId}) as people,
        (select count(*)::int from facility_clients fc where fc.facility_id = f.id
          and fc.status <> 'REMOVED') as clients
      from facility_staff own join facilities f on f.id = own.facility_id
      where own.user_id = ${userId}
      group by f.id order by f.name, f.id`,
  );
}

async function publishWorkplaces(
  deps: Deps,
  tx: UnitOfWork['tx'],
  { userId }: Leaver,
): Promise<void> {
  if (!userId) return;
  const places = await tx
    .select({ facilityId: facilityMembers.facilityId })
    .from(facilityMembers)
    .where(and(eq(facilityMembers.userId, userId), ne(facilityMembers.status, 'REMOVED')));
  for (const { facilityId } of places) publishStaff(deps, tx, facilityId, userId);
}
