import { sql, type SQL } from 'drizzle-orm';
import { aliases } from '../db/alias.ts';
import { afterCommit, rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { uuids } from '../db/arrays.ts';

/** After the commit, tells both sides that a family's relation to a facility, or what that sees of it, changed. */
export function publishClient(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  familyId: string,
): void {
  later(deps, tx, async (told) => {
    await tellStaff(told, [facilityId], familyId);
    await tellFamily(told, familyId, null);
  });
}

/**
 * After the commit, tells the people of a family and its clinics that its people changed; also the one it is about,
 * who may have come, be waiting or have gone.
 */
export function publishFamily(deps: Deps, tx: Queryable, familyId: string, userId: string): void {
  later(deps, tx, async (told) => {
    await tellFamily(told, familyId, userId);
    await tellStaff(told, await clinicsOf(told, familyId, () => sql`true`), familyId);
  });
}

/** After the commit, tells the family of these pets, and the clinics that see one of them, that they changed. */
export function publishPets(
  deps: Deps,
  tx: Queryable,
  familyId: string,
  petIds: readonly string[],
): void {
  later(deps, tx, async (told) => {
    await tellFamily(told, familyId, null);
    const seeing = (clinic: SQL) => sql`exists (select from facility_pets ${shown}
      where ${shown}.facility_id = ${clinic}.facility_id and ${shown}.pet_id = any(${uuids(petIds)}))`;
    await tellStaff(told, await clinicsOf(told, familyId, seeing), familyId);
  });
}

function later(deps: Deps, tx: Queryable, tell: (told: Deps) => Promise<void>): void {
  afterCommit(tx, () => {
    deps.background.run('announce', (db) => tell({ ...deps, db }));
  });
}

async function tellFamily({ db, realtime }: Deps, familyId: string, userId: string | null) {
  const members = await rowsOf<{ userId: string }>(
    db,
    sql`select user_id as "userId" from family_members
      where family_id = ${familyId} and status = 'ACTIVE'`,
  );
  const people = new Set(members.map((member) => member.userId));
  if (userId) people.add(userId);
  realtime.send({ name: 'family', message: { FamilyId: familyId, userId }, to: [...people] });
}

async function tellStaff({ db, realtime }: Deps, facilityIds: readonly string[], familyId: string) {
  for (const facilityId of facilityIds) {
    const staff = await rowsOf<{ userId: string }>(db, staffKnowing(facilityId, familyId));
    const to = staff.map(({ userId }) => userId);
    realtime.send({ name: 'client', message: { facilityId, FamilyId: familyId }, to });
  }
}

const [clinic, shown] = aliases('clinic', 'shown');

async function clinicsOf({ db }: Deps, familyId: string, which: (clinic: SQL) => SQL) {
  const clinics = await rowsOf<{ facilityId: string }>(
    db,
    sql`select ${clinic}.facility_id as "facilityId" from facility_clients ${clinic}
      where ${clinic}.family_id = ${familyId} and ${clinic}.status = 'ACTIVE' and ${which(clinic)}`,
  );
  return clinics.map(({ facilityId }) => facilityId);
}

/** Who may know of a client: the facility's staff, its organization's admins, and consultants by what they handle. */
const staffKnowing = (facilityId: string, familyId: string) => sql`
  select distinct m.user_id as "userId"
  from facilities own
  join facilities f on f.organization_id = own.organization_id
  join facility_members m on m.facility_id = f.id and m.status = 'ACTIVE'
  where own.id = ${facilityId}
    and (f.id = own.id or m.role_id = 2)
    and (m.role_id <> 6 or exists (select from conversations c where c.facility_id = own.id
      and c.family_id = ${familyId} and c.assignee_id = m.user_id))`;
