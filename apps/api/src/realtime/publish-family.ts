import { sql, type SQL } from 'drizzle-orm';
import { addressedOwners } from '../access/addressed-owners.ts';
import { aliases } from '../db/alias.ts';
import { afterCommit, rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { uuids } from '../db/arrays.ts';

/**
 * Publishes to both sides, after the commit, that a family's relation to a facility, or what that sees of it, changed. Of
 * a facility's own record of somebody without an account, the other side is whoever has the address that it invites.
 */
export function publishClient(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  familyId: string,
): void {
  publishClients(deps, tx, facilityId, [familyId]);
}

/** Publishes the same, after the commit, of several families of one facility. */
export function publishClients(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  familyIds: readonly string[],
): void {
  if (familyIds.length === 0) return;
  later(deps, tx, async (told) => {
    await tellStaff(
      told,
      sql`select ${facilityId}::uuid as facility_id, unnest(${uuids(familyIds)}) as family_id`,
    );
    await tellClients(told, facilityId, familyIds);
  });
}

/**
 * Publishes to the staff of a facility, after the commit, that many came or went at once whom it has only written down:
 * one message, however many they are. Nobody else knows of them, and no consultant handles any of them yet.
 */
export function publishImport(deps: Deps, tx: Queryable, facilityId: string): void {
  later(deps, tx, async ({ db, realtime }) => {
    const staff = await rowsOf<{ userId: string }>(
      db,
      sql`select distinct user_id as "userId" from facility_staff
        where facility_id = ${facilityId} and level <> 'consultant'`,
    );
    const to = staff.map(({ userId }) => userId);
    realtime.send({ name: 'client', message: { facilityId, FamilyId: null }, to });
  });
}

/**
 * Publishes to the people of a family and its clinics, after the commit, that its people changed; also the one it is
 * about, who may have come, be waiting or have gone.
 */
export function publishFamily(deps: Deps, tx: Queryable, familyId: string, userId: string): void {
  later(deps, tx, async (told) => {
    await tellFamilies(told, [familyId], userId);
    await tellStaff(told, clinicsOf(familyId, sql`true`));
  });
}

/**
 * Publishes to the family of these pets, and to the clinics that see one of them, after the commit, that they changed.
 */
export function publishPets(
  deps: Deps,
  tx: Queryable,
  familyId: string,
  petIds: readonly string[],
): void {
  later(deps, tx, async (told) => {
    await tellFamilies(told, [familyId], null);
    const seeing = sql`exists (select from facility_pets ${shown}
      where ${shown}.facility_id = ${clinic}.facility_id and ${shown}.pet_id = any(${uuids(petIds)}))`;
    await tellStaff(told, clinicsOf(familyId, seeing));
  });
}

function later(deps: Deps, tx: Queryable, tell: (told: Deps) => Promise<void>): void {
  afterCommit(tx, () => {
    deps.background.run('announce', (db) => tell({ ...deps, db }));
  });
}

type FamilyListeners = { readonly familyId: string; readonly people: readonly string[] };

async function tellFamilies(told: Deps, familyIds: readonly string[], userId: string | null) {
  const families = await rowsOf<FamilyListeners>(told.db, peopleOf(familyIds));
  sendFamilies(told, families, userId);
}

/**
 * Tells these families and, of those whom the facility has only written down, who is invited by their address: as if
 * their own family had changed. Of the record they are told nothing.
 */
async function tellClients(told: Deps, facilityId: string, familyIds: readonly string[]) {
  const which = (record: SQL) =>
    sql`${record}.facility_id = ${facilityId} and ${record}.family_id = any(${uuids(familyIds)})`;
  const families = await rowsOf<FamilyListeners>(
    told.db,
    sql`${peopleOf(familyIds)} union all
      select ${member}.family_id, json_agg(distinct ${addressed}.user_id)
      from (${addressedOwners(which)}) ${addressed}
      join family_members ${member} on ${member}.user_id = ${addressed}.user_id and ${member}.status = 'ACTIVE'
      group by ${member}.family_id`,
  );
  sendFamilies(told, families, null);
}

const peopleOf = (familyIds: readonly string[]) => sql`
  select asked.id as "familyId",
    coalesce(json_agg(m.user_id) filter (where m.user_id is not null), '[]') as people
  from unnest(${uuids(familyIds)}) asked(id)
  left join family_members m on m.family_id = asked.id and m.status = 'ACTIVE'
  group by asked.id`;

function sendFamilies(
  { realtime }: Deps,
  families: readonly FamilyListeners[],
  userId: string | null,
): void {
  for (const { familyId, people } of families) {
    const to = new Set(userId ? [...people, userId] : people);
    realtime.send({ name: 'family', message: { FamilyId: familyId, userId }, to: [...to] });
  }
}

/** @param relations a query of `facility_id` and `family_id` */
async function tellStaff({ db, realtime }: Deps, relations: SQL) {
  type RealtimeListeners = { facilityId: string; familyId: string; to: readonly string[] };
  const told = await rowsOf<RealtimeListeners>(db, staffKnowing(relations));
  for (const { facilityId, familyId, to } of told)
    realtime.send({ name: 'client', message: { facilityId, FamilyId: familyId }, to });
}

const [addressed, member, clinic, shown, relation, colleague, handled] = aliases(
  'addressed',
  'member',
  'clinic',
  'shown',
  'relation',
  'colleague',
  'handled',
);

const clinicsOf = (familyId: string, which: SQL) => sql`
  select ${clinic}.facility_id, ${clinic}.family_id from facility_clients ${clinic}
  where ${clinic}.family_id = ${familyId} and ${clinic}.status = 'ACTIVE' and ${which}`;

/** Who may know of a client: the facility's staff, its organization's admins, and consultants by what they handle. */
const staffKnowing = (relations: SQL) => sql`
  select ${relation}.facility_id as "facilityId", ${relation}.family_id as "familyId",
    json_agg(distinct ${colleague}.user_id) as to
  from (${relations}) ${relation}
  join facility_staff ${colleague} on ${colleague}.facility_id = ${relation}.facility_id
  where ${colleague}.level <> 'consultant' or exists (select from conversations ${handled}
    where ${handled}.facility_id = ${relation}.facility_id
      and ${handled}.family_id = ${relation}.family_id
      and ${handled}.assignee_id = ${colleague}.user_id)
  group by ${relation}.facility_id, ${relation}.family_id`;
