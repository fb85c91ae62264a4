import { sql, type SQL } from 'drizzle-orm';
import { invitedOwners } from '../access/invited-owners.ts';
import { aliases } from '../db/alias.ts';
import { afterCommit, rowsOf, type Queryable } from '../db/database.ts';
import type { Deps } from '../deps.ts';
import { uuids } from '../db/arrays.ts';

/**
 * After the commit, publishes to both sides that a family's relation to a facility changed, or what the facility sees
 * of it. For a facility's own record of a person without an account, the other side is the owner of the invited
 * e-mail address.
 */
export function publishClient(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  familyId: string,
): void {
  publishClients(deps, tx, facilityId, [familyId]);
}

/** Publishes the same change for several families of one facility. */
export function publishClients(
  deps: Deps,
  tx: Queryable,
  facilityId: string,
  familyIds: readonly string[],
): void {
  if (familyIds.length === 0) return;
  publishAfterCommit(deps, tx, facilityId, async (scopedDeps) => {
    await publishToStaff(
      scopedDeps,
      sql`select ${facilityId}::uuid as facility_id, unnest(${uuids(familyIds)}) as family_id`,
    );
    await publishToClients(scopedDeps, facilityId, familyIds);
  });
}

/**
 * After the commit, publishes to a facility's staff that an import or its removal changed many clients: one message
 * for all of them. Consultants are left out, since no new client is assigned to them.
 */
export function publishImport(deps: Deps, tx: Queryable, facilityId: string): void {
  publishAfterCommit(deps, tx, facilityId, async ({ db, realtime }) => {
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
 * After the commit, publishes to a family and its clinics that its members changed. Also publishes to the person
 * concerned, who may not be a member yet or any longer.
 */
export function publishFamily(deps: Deps, tx: Queryable, familyId: string, userId: string): void {
  publishAfterCommit(deps, tx, familyId, async (scopedDeps) => {
    await publishToFamilies(scopedDeps, [familyId], userId);
    await publishToStaff(scopedDeps, clinicsOfFamily(familyId, sql`true`));
  });
}

/** After the commit, publishes a change of pets to their family and to the clinics that see one of them. */
export function publishPets(
  deps: Deps,
  tx: Queryable,
  familyId: string,
  petIds: readonly string[],
): void {
  publishAfterCommit(deps, tx, familyId, async (scopedDeps) => {
    await publishToFamilies(scopedDeps, [familyId], null);
    const seeing = sql`exists (select from facility_pets ${shown}
      where ${shown}.facility_id = ${clinic}.facility_id and ${shown}.pet_id = any(${uuids(petIds)}))`;
    await publishToStaff(scopedDeps, clinicsOfFamily(familyId, seeing));
  });
}

function publishAfterCommit(
  deps: Deps,
  tx: Queryable,
  lane: string,
  publish: (scopedDeps: Deps) => Promise<void>,
): void {
  afterCommit(tx, () => {
    deps.background.run('publish', lane, (db) => publish({ ...deps, db }));
  });
}

type FamilyListeners = { readonly familyId: string; readonly people: readonly string[] };

async function publishToFamilies(
  scopedDeps: Deps,
  familyIds: readonly string[],
  userId: string | null,
) {
  const families = await rowsOf<FamilyListeners>(scopedDeps.db, familyMembersOf(familyIds));
  sendFamilies(scopedDeps, families, userId);
}

/**
 * Publishes to these families and to owners whose e-mail address the facility has invited. The latter receive a
 * change of their own family, which does not reveal the facility's record.
 */
async function publishToClients(
  scopedDeps: Deps,
  facilityId: string,
  familyIds: readonly string[],
) {
  const condition = (record: SQL) =>
    sql`${record}.facility_id = ${facilityId} and ${record}.family_id = any(${uuids(familyIds)})`;
  const families = await rowsOf<FamilyListeners>(
    scopedDeps.db,
    sql`${familyMembersOf(familyIds)} union all
      select ${member}.family_id, json_agg(distinct ${addressed}.user_id)
      from (${invitedOwners(condition)}) ${addressed}
      join family_members ${member} on ${member}.user_id = ${addressed}.user_id and ${member}.status = 'ACTIVE'
      group by ${member}.family_id`,
  );
  sendFamilies(scopedDeps, families, null);
}

const familyMembersOf = (familyIds: readonly string[]) => sql`
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

/**
 * Publishes a client change to the staff of each relation.
 *
 * @param relations a query with `facility_id` and `family_id`
 */
async function publishToStaff({ db, realtime }: Deps, relations: SQL) {
  type RealtimeListeners = { facilityId: string; familyId: string; to: readonly string[] };
  const recipients = await rowsOf<RealtimeListeners>(db, staffWhoMaySee(relations));
  for (const { facilityId, familyId, to } of recipients)
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

const clinicsOfFamily = (familyId: string, condition: SQL) => sql`
  select ${clinic}.facility_id, ${clinic}.family_id from facility_clients ${clinic}
  where ${clinic}.family_id = ${familyId} and ${clinic}.status = 'ACTIVE' and ${condition}`;

/**
 * The user ids of staff who may see a client: the facility's staff, the organization's admins, and consultants with
 * an assigned conversation.
 */
const staffWhoMaySee = (relations: SQL) => sql`
  select ${relation}.facility_id as "facilityId", ${relation}.family_id as "familyId",
    json_agg(distinct ${colleague}.user_id) as to
  from (${relations}) ${relation}
  join facility_staff ${colleague} on ${colleague}.facility_id = ${relation}.facility_id
  where ${colleague}.level <> 'consultant' or exists (select from conversations ${handled}
    where ${handled}.facility_id = ${relation}.facility_id
      and ${handled}.family_id = ${relation}.family_id
      and ${handled}.assignee_id = ${colleague}.user_id)
  group by ${relation}.facility_id, ${relation}.family_id`;
