import { RECALL_CATCH_UP_DAYS, recallStepOf } from '@zampa/domain/health/recall-steps';
import { dayPlus } from '@zampa/domain/time/plain-days';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../../db/database.ts';

/** A pet and an item for which a recall is to be sent, with the names that the message needs. */
export type DueRecall = {
  readonly petId: string;
  readonly familyId: string;
  readonly pet: string;
  readonly speciesId: number;
  readonly protocolId: string;
  readonly itemId: number;
  readonly serviceId: string | null;
  readonly names: { readonly en: string; readonly it: string };
  readonly dueOn: string;
  readonly step: number;
};

type Run = { readonly facilityId: string; readonly today: string; readonly lastRunOn: string };

/**
 * Returns the recalls of a clinic's run, by family and pet. Left out: what was declined or postponed to a later day,
 * what was sent already or today, pets with an appointment that is booked, or was requested within 60 days, families whose relation has
 * ended or that stopped recalls, and items that are due only because the history of the pet is unknown.
 */
export async function findDueRecalls(
  db: Queryable,
  { facilityId, today, lastRunOn }: Run,
  now: Date,
): Promise<readonly DueRecall[]> {
  const earliest = dayPlus(today, 1 - RECALL_CATCH_UP_DAYS);
  const rows = await rowsOf<Omit<DueRecall, 'step'> & { readonly steps: readonly number[] }>(
    db,
    sql`with steps as (
        select coalesce(min(step), 0) as first, coalesce(max(step), 0) as last
        from protocol_items r, unnest(r.recall_days) step where r.facility_id = ${facilityId} and r.enabled)
      select d.pet_id as "petId", d.family_id as "familyId", p.name as pet, p.species_id as "speciesId",
        d.protocol_id as "protocolId", d.item_id as "itemId", r.service_id as "serviceId",
        json_build_object('en', i.name_en, 'it', i.name_it) as names, d.due_on::text as "dueOn", r.recall_days as steps
      from steps
      join due_items d on d.facility_id = ${facilityId}
        and d.due_on between ${earliest}::date - steps.last and ${today}::date - steps.first
      join protocol_items r on r.id = d.protocol_id
      join preventive_items i on i.id = d.item_id
      join pets p on p.id = d.pet_id and p.deceased_on is null and p.deleted_at is null
      join facility_pets fp on fp.pet_id = d.pet_id and fp.facility_id = d.facility_id
      join facility_clients fc on fc.facility_id = d.facility_id and fc.family_id = d.family_id
        and fc.status in ('ACTIVE', 'IMPORTED', 'INVITED')
      where exists (select from unnest(r.recall_days) step
          where d.due_on + step between ${earliest}::date and ${today}::date)
        and (d.floats_from is null or d.floats_from > ${today}::date)
        and not d.declined and (d.postponed_until is null or d.postponed_until <= ${today}::date)
        and not exists (select from recall_stops s where s.facility_id = d.facility_id and s.family_id = d.family_id)
        and not exists (select from recall_messages m where m.facility_id = d.facility_id
          and m.family_id = d.family_id and m.sent_on = ${today}::date)
        and not exists (select from conversation_pets cp
          join conversations c on c.id = cp.conversation_id and c.status <> 'CLOSED' and c.category = 'VISIT'
          left join calendar_events k on k.conversation_id = c.id
          where cp.pet_id = d.pet_id and c.facility_id = d.facility_id
            and (k.valid and k.starts_at > ${now}
              or coalesce(k.valid, true) and k.starts_at is null and c.created_at > ${now}::timestamptz - interval '60 days'))
      order by d.family_id, p.name, d.pet_id, d.due_on, d.item_id`,
  );
  const due = rows.flatMap(({ steps, ...row }) => {
    const step = recallStepOf(row.dueOn, steps, { today, lastRunOn });
    return step === undefined ? [] : [{ ...row, step }];
  });
  return withoutSent(db, facilityId, due);
}

/** Leaves out the steps that were sent before. */
async function withoutSent(
  db: Queryable,
  facilityId: string,
  due: readonly DueRecall[],
): Promise<readonly DueRecall[]> {
  if (due.length === 0) return [];
  const keys = due.map(({ petId, protocolId, dueOn, step }) => ({
    petId,
    protocolId,
    dueOn,
    step,
  }));
  const sent = await rowsOf<{ key: string }>(
    db,
    sql`select r.pet_id || ' ' || r.protocol_id || ' ' || r.due_on || ' ' || r.step as key
      from json_to_recordset(${JSON.stringify(keys)}::json) as due ("petId" uuid, "protocolId" uuid, "dueOn" date, step int)
      join recalls r on r.pet_id = due."petId" and r.protocol_id = due."protocolId" and r.due_on = due."dueOn"
        and r.step = due.step and r.facility_id = ${facilityId}`,
  );
  const sentKeys = new Set(sent.map(({ key }) => key));
  return due.filter(
    ({ petId, protocolId, dueOn, step }) =>
      !sentKeys.has(`${petId} ${protocolId} ${dueOn} ${step}`),
  );
}
