import type { DueItem } from '@zampa/contract/health/objects/due-item';
import type { Recall } from '@zampa/contract/health/objects/recall';
import type { RecallList } from '@zampa/domain/health/recall-steps';
import { sql, type SQL } from 'drizzle-orm';
import { isOutsider, nameForStaff } from '../../../shapes/person-for-staff.ts';
import { aliases } from '../../../db/alias.ts';
import { rowsOf, type Queryable } from '../../../db/database.ts';
import type { PositionedRow } from '../../../http/replies/pagination.ts';
import { duePetJson } from '../prevention/due-pets.ts';

const [recall] = aliases('recall');

/**
 * SQL: the recalls of a clinic `sent`, one row for each pet, item and due day: the time of the first and the last
 * message, and the step of the last one.
 */
export const sentRecalls = (facilityId: string, since: SQL): SQL => sql`
  select ${recall}.pet_id, ${recall}.protocol_id, ${recall}.item_id, ${recall}.due_on, ${recall}.facility_id,
    min(${recall}.created_at) as first_at, max(${recall}.created_at) as last_at,
    (array_agg(${recall}.step order by ${recall}.created_at desc, ${recall}.step desc))[1] as step
  from recalls ${recall} where ${recall}.facility_id = ${facilityId} and ${recall}.created_at >= ${since}
  group by ${recall}.pet_id, ${recall}.protocol_id, ${recall}.item_id, ${recall}.due_on, ${recall}.facility_id`;

/** SQL: the start and the conversation of the first valid booking of the pet since recall `sent`. */
const bookedSince = sql`
  (select json_build_object('conversationId', k.conversation_id, 'start', iso_instant(k.starts_at))
    from conversation_pets cp join calendar_events k on k.conversation_id = cp.conversation_id
    where cp.pet_id = sent.pet_id and k.facility_id = sent.facility_id and k.valid and k.starts_at is not null
      and k.created_at >= sent.first_at
    order by k.created_at limit 1)`;

/** SQL: the day of the first dose given since recall `sent`. */
const doneSince = sql`
  (select min(v.given_on) from vaccinations v
    where v.pet_id = sent.pet_id and v.item_id = sent.item_id and v.voided_at is null
      and (v.facility_id is null or v.facility_id = sent.facility_id)
      and v.given_on >= (sent.first_at at time zone f.timezone)::date)`;

/** SQL: whether the pet of recall `sent` was booked or treated since. */
export const isBookedSince = sql`${bookedSince} is not null`;
export const isDoneSince = sql`${doneSince} is not null`;

type SentFilter = {
  readonly facilityId: string;
  readonly list: RecallList;
  /** Time of the last message, pet and item of the last row of the page before. */
  readonly after: readonly string[] | null;
  readonly limit: number;
};

type SentRow = PositionedRow<Recall>;

const CLIENT = sql`json_build_object('FamilyId', fc.family_id, 'name', ${nameForStaff(sql`fc`, sql`u`)},
  'registered', not ${isOutsider(sql`fc`, sql`u`)})`;

/** Returns a page of the recalls that a clinic sent within a year, latest first. */
export const findSentRecalls = (
  db: Queryable,
  { facilityId, list, after, limit }: SentFilter,
  now: Date,
): Promise<readonly SentRow[]> =>
  rowsOf<SentRow>(
    db,
    sql`select json_build_object('id', sent.pet_id || ':' || sent.protocol_id || ':' || sent.due_on, 'pet', ${duePetJson},
        'client', ${CLIENT}, 'item', json_build_object('id', sent.protocol_id, 'vaccineId', i.id, 'name', i.name_en,
          'names', json_build_object('en', i.name_en, 'it', i.name_it), 'kind', i.kind),
        'dueOn', sent.due_on, 'step', sent.step, 'dateSent', iso_instant(sent.last_at), 'appointment', ${bookedSince},
        'doneOn', ${doneSince}, 'decision', (select json_build_object('decision', d.decision, 'until', d.until,
          'reason', d.reason) from due_decisions d where d.pet_id = p.id and d.item_id = sent.item_id
            and (d.facility_id is null or d.facility_id = f.id) order by d.facility_id nulls first limit 1)) as item,
      array[iso_micros(sent.last_at), sent.pet_id::text, sent.protocol_id::text] as position
    from (${sentRecalls(facilityId, sql`${now}::timestamptz - interval '1 year'`)}) sent
    join facilities f on f.id = sent.facility_id
    join preventive_items i on i.id = sent.item_id
    join pets p on p.id = sent.pet_id and p.deleted_at is null
    join facility_clients fc on fc.facility_id = f.id and fc.family_id = p.family_id
    join users u on u.id = fc.user_id
    where ${list === 'BOOKED' ? isBookedSince : list === 'DONE' ? isDoneSince : sql`true`}
      ${
        after
          ? sql`and (sent.last_at, sent.pet_id, sent.protocol_id)
              < (${after[0]}::timestamptz, ${after[1]}::uuid, ${after[2]}::uuid)`
          : sql``
      }
    order by sent.last_at desc, sent.pet_id desc, sent.protocol_id desc limit ${limit}`,
  );

type LastRecall = Pick<Recall, 'client' | 'step' | 'dateSent'> & { readonly id: string };

/** Adds to due items of a clinic the client and the last recall that was sent about them. */
export async function withLastRecall(
  db: Queryable,
  facilityId: string,
  due: readonly DueItem[],
  now: Date,
): Promise<readonly Recall[]> {
  const keys = due.map(({ pet, item, dueOn }) => ({ pet: pet.id, protocol: item.id, dueOn }));
  const rows = await rowsOf<LastRecall>(
    db,
    sql`select due.pet || ':' || due.protocol || ':' || due."dueOn" as id, ${CLIENT} as client, sent.step,
        iso_instant(sent.created_at) as "dateSent"
      from json_to_recordset(${JSON.stringify(keys)}::json) as due (pet uuid, protocol uuid, "dueOn" date)
      join pets p on p.id = due.pet
      join facility_clients fc on fc.facility_id = ${facilityId} and fc.family_id = p.family_id
      join users u on u.id = fc.user_id
      left join lateral (select r.step, r.created_at from recalls r
        where r.pet_id = due.pet and r.protocol_id = due.protocol and r.due_on = due."dueOn" and r.created_at <= ${now}
        order by r.created_at desc, r.step desc limit 1) sent on true`,
  );
  const byId = new Map(rows.map((row) => [row.id, row]));
  return due.flatMap(({ pet, item, dueOn, appointment, decision }) => {
    const last = byId.get(`${pet.id}:${item.id}:${dueOn}`);
    return last ? [{ pet, item, dueOn, appointment, decision, doneOn: null, ...last }] : [];
  });
}
