import { findNextDose, postponedDay, type DoseGiven } from '@zampa/domain/health/due-items';
import { sql } from 'drizzle-orm';
import { withoutPerson } from '../../../access/acting.ts';
import { uuids } from '../../../db/arrays.ts';
import { inTransaction, rowsOf, type Queryable } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';

/** Pets of one transaction. */
const BATCH = 500;

/** Tables that an import fills and that due items and recalls join. */
const JOINED = sql.raw(
  'accounts, users, families, family_members, pets, facility_pets, facility_clients, vaccinations',
);

/**
 * Computes the stored due items of the pets whose facts have changed, of all clinics or of some of them. Triggers note
 * these pets in the transaction of each change, so that nothing that was committed before is missed. Many changed pets
 * follow an import or an edited protocol: then the planner needs new statistics before autovacuum collects them, because
 * recalls of thousands of pets would be joined row by row.
 */
export async function refreshDue(
  { db }: Pick<Deps, 'db'>,
  facilityIds?: readonly string[],
): Promise<void> {
  const all = withoutPerson(db, 'jobs');
  let refreshed = 0;
  while ((await findStalePets(all, facilityIds, 1)).length > 0) {
    refreshed += await inTransaction(all, (tx) => refreshBatch(tx, facilityIds));
    // After the first full batch, for the batches that follow.
    if (refreshed === BATCH) await all.execute(sql`analyze ${JOINED}`);
  }
  if (refreshed >= BATCH) await all.execute(sql`analyze due_items`);
}

async function refreshBatch(
  tx: Queryable,
  facilityIds: readonly string[] | undefined,
): Promise<number> {
  // One refresh at a time: an earlier one would overwrite what a later one has computed.
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('due items'))`);
  const petIds = await findStalePets(tx, facilityIds, BATCH);
  if (petIds.length > 0) await refreshPets(tx, petIds);
  return petIds.length;
}

async function findStalePets(
  db: Queryable,
  facilityIds: readonly string[] | undefined,
  most: number,
): Promise<readonly string[]> {
  const ofClinic =
    facilityIds &&
    sql`where exists (select from facility_pets fp where fp.pet_id = r.pet_id
      and fp.facility_id = any(${uuids(facilityIds)}))`;
  const rows = await rowsOf<{ petId: string }>(
    db,
    sql`select distinct r.pet_id as "petId" from due_refreshes r ${ofClinic ?? sql``} limit ${most}`,
  );
  return rows.map(({ petId }) => petId);
}

/** A pet and an enabled protocol item for its species, with the doses that the clinic knows and the decision. */
type Candidate = Parameters<typeof findNextDose>[0] & {
  readonly petId: string;
  readonly familyId: string;
  readonly facilityId: string;
  readonly protocolId: string;
  readonly itemId: number;
  readonly birthDate: string | null;
  readonly doses: readonly DoseGiven[];
  readonly declined: boolean;
  readonly until: string | null;
};

async function refreshPets(tx: Queryable, petIds: readonly string[]): Promise<void> {
  const pets = uuids(petIds);
  // The facts are read after the notes are deleted: what commits between both is read and noted again.
  await tx.execute(sql`delete from due_refreshes where pet_id = any(${pets})`);
  const candidates = await rowsOf<Candidate>(
    tx,
    sql`select p.id as "petId", p.family_id as "familyId", r.facility_id as "facilityId", r.id as "protocolId",
      r.item_id as "itemId", p.birth_date::text as "birthDate", r.first_at_weeks as "firstAtWeeks",
      r.series_every_weeks as "seriesEveryWeeks", r.series_until_weeks as "seriesUntilWeeks",
      r.primary_doses as "primaryDoses", r.booster_at_weeks as "boosterAtWeeks", r.repeat_months as "repeatMonths",
      (select coalesce(json_agg(json_build_object('givenOn', v.given_on, 'nextDueOn', v.next_due_on)), '[]')
        from vaccinations v where v.pet_id = p.id and v.item_id = r.item_id and v.voided_at is null
          and (v.facility_id is null or v.facility_id = r.facility_id or exists (select from record_access a
            where a.pet_id = p.id and a.from_facility_id = v.facility_id and a.to_facility_id = r.facility_id
              and a.withdrawn_at is null))) as doses,
      coalesce(d.decision = 'DECLINED', false) as declined, d.until::text as until
    from pets p
    join facility_pets fp on fp.pet_id = p.id
    join protocol_items r on r.facility_id = fp.facility_id and r.enabled
    join preventive_items i on i.id = r.item_id and i.species_id = p.species_id
    left join lateral (
      select d.decision, d.until from due_decisions d
      where d.pet_id = p.id and d.item_id = r.item_id and (d.facility_id is null or d.facility_id = r.facility_id)
      order by d.facility_id nulls first limit 1) d on true
    where p.id = any(${pets}) and p.deceased_on is null and p.deleted_at is null`,
  );
  const rows = candidates.flatMap((one) => {
    const { birthDate, doses, until } = one;
    const next = findNextDose(one, { birthDate, deceasedOn: null }, doses);
    if (!next) return [];
    const { petId, familyId, facilityId, protocolId, itemId, declined } = one;
    return [
      {
        petId,
        familyId,
        facilityId,
        protocolId,
        itemId,
        declined,
        until,
        ...postponed(next, until),
      },
    ];
  });
  await tx.execute(sql`delete from due_items where pet_id = any(${pets})`);
  await tx.execute(
    sql`insert into due_items (pet_id, family_id, facility_id, protocol_id, item_id, due_on, floats_from, declined,
        postponed_until)
      select "petId", "familyId", "facilityId", "protocolId", "itemId", "dueOn", "floatsFrom", declined, until
      from json_to_recordset(${JSON.stringify(rows)}::json) as due ("petId" uuid, "familyId" uuid, "facilityId" uuid,
        "protocolId" uuid, "itemId" int, "dueOn" date, "floatsFrom" date, declined boolean, until date)
      order by 1, 4`,
  );
}

/** Moves a next dose to the day to which it was postponed. One that is due on any day is so again after it. */
function postponed(
  next: NonNullable<ReturnType<typeof findNextDose>>,
  until: string | null,
): typeof next {
  if (until === null) return next;
  const { dueOn, floatsFrom } = next;
  if (dueOn === null) return { dueOn: until, floatsFrom: until };
  return {
    dueOn: postponedDay(dueOn, until),
    floatsFrom: floatsFrom === null ? null : postponedDay(floatsFrom, until),
  };
}
