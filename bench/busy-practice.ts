import { dayAfter } from '@zampa/domain/time/wall-clock';
import type pg from 'pg';

export const DAYS = 15;
export const MEMBERS = 10;
export const BOOKINGS = 80;
export const DURATION = 30;
export const ZONE = 'Europe/Rome';
export const HOURS = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
  weekday,
  fromMinute: 9 * 60,
  toMinute: 18 * 60,
}));

/** Ten who treat, and the days for which their diaries are full. */
export type Practice = {
  readonly facilityId: string;
  readonly serviceId: string;
  readonly memberIds: readonly string[];
  readonly from: string;
  readonly to: string;
};

type Made = Omit<Practice, 'from' | 'to'> & { readonly familyId: string; readonly petId: string };

/**
 * The demonstration's facility with ten more who alone do one service, open every day; their diaries ahead are filled
 * as full ones are, and what has passed is half an hour after half an hour.
 */
export async function fillPractice(pool: pg.Pool, past: number): Promise<Practice> {
  const practice = await makePractice(pool);
  const { facilityId } = practice;
  await pool.query('delete from weekly_hours where facility_id = $1 and timetable_id is null', [
    facilityId,
  ]);
  await pool.query(
    `insert into weekly_hours (facility_id, weekday, from_minute, to_minute)
     select $1, weekday, "fromMinute", "toMinute"
     from json_to_recordset($2) as h(weekday int, "fromMinute" int, "toMinute" int)`,
    [facilityId, JSON.stringify(HOURS)],
  );
  await pool.query('delete from calendar_events where facility_id = $1 and member_id is null', [
    facilityId,
  ]);
  const from = dayAfter(new Date().toISOString().slice(0, 10), 3);
  await book(pool, practice, ahead(from));
  await book(pool, practice, before(from, past));
  await pool.query('vacuum analyze');
  return { ...practice, from, to: dayAfter(from, DAYS - 1) };
}

async function makePractice(pool: pg.Pool): Promise<Made> {
  const { rows } = await pool.query<Made>(
    `with clinic as (
      update facilities set timezone = $2 where id = (select id from facilities limit 1) returning id
    ), service as (
      insert into services (id, facility_id, service_type_id, name, price, duration, enabled, created_at, updated_at)
      select gen_random_uuid(), id, 4, 'Visit', 0, $3, true, now(), now() from clinic returning id
    ), busy_elsewhere as (
      update facility_members m set services = array[gen_random_uuid()] from clinic where m.facility_id = clinic.id
    ), hired as (
      insert into users (id, first_name, last_name, is_vet, marketing, thirdparties, language, created_at, updated_at)
      select gen_random_uuid(), 'Vet', n::text, true, 0, 0, 'en', now(), now() from generate_series(1, $1::int) n
      returning id
    ), treating as (
      insert into facility_members (facility_id, user_id, role_id, status, created_at)
      select clinic.id, hired.id, 3, 'ACTIVE', now() from clinic, hired returning user_id
    )
    select clinic.id as "facilityId", service.id as "serviceId", client.family_id as "familyId",
      client.pet_id as "petId", array(select user_id::text from treating order by 1) as "memberIds"
    from clinic, service, lateral (
      select fc.family_id, p.id as pet_id from facility_clients fc join pets p on p.family_id = fc.family_id
      where fc.facility_id = clinic.id and fc.status = 'ACTIVE' limit 1) client`,
    [MEMBERS, ZONE, DURATION],
  );
  const [practice] = rows;
  if (!practice) throw new Error('the demonstration has no facility');
  return practice;
}

/** Half hours, `minute` after an instant each: an expression in which `at` counts them from nought. */
type Diary = { readonly since: string; readonly count: number; readonly minute: string };

/** So many for each, no two of them at once. */
const ahead = (day: string): Diary => ({
  since: `${day}T08:00:00Z`,
  count: BOOKINGS * MEMBERS,
  minute: `(at / ${MEMBERS} % ${DAYS}) * 1440 + (at / ${MEMBERS} / ${DAYS}) * 75 + at % 2 * 15`,
});

/** Sixteen a day for each, back from a fortnight ago. */
const before = (day: string, count: number): Diary => ({
  since: `${dayAfter(day, -14)}T08:00:00Z`,
  count,
  minute: `-(at / ${MEMBERS} / 16) * 1440 + (at / ${MEMBERS} % 16) * 30`,
});

/** As bookings that long stand confirmed: their rows alone, without what each would set off while it is written. */
async function book(pool: pg.Pool, practice: Made, diary: Diary): Promise<void> {
  const client = await pool.connect();
  await client.query('begin');
  await client.query('set local session_replication_role = replica');
  await write(client, practice, diary);
  await client.query('commit');
  client.release();
}

async function write(
  client: pg.PoolClient,
  { facilityId, serviceId, memberIds, familyId, petId }: Made,
  { since, count, minute }: Diary,
): Promise<void> {
  await client.query(
    `insert into conversations (id, facility_id, family_id, category, status, priority, source, note, creator_id,
      opened_by_vet, created_at, updated_at)
    select gen_random_uuid(), $1, $5, 'VISIT', 'OPEN', 'MEDIUM', 'APP', $6, ($2::uuid[])[1 + at % ${MEMBERS}], true,
      $3::timestamptz + (${minute}) * interval '1 minute', now()
    from generate_series(0, $4::int - 1) at`,
    [facilityId, memberIds, since, count, familyId, minute],
  );
  await client.query(
    `with written as (
      insert into calendar_events (id, facility_id, conversation_id, category, status, member_id, starts_at, ends_at,
        services, pets, creator_id, created_at, updated_at)
      select gen_random_uuid(), $1, id, 'BOOKING', 'NEW', creator_id, created_at, created_at + interval '30 minutes',
        array[$2::uuid], array[$3::uuid], creator_id, now(), now()
      from conversations where facility_id = $1 and note = $4
      returning id, member_id, starts_at, ends_at
    )
    insert into occupied_periods (calendar_event_id, facility_id, member_id, starts_at, ends_at)
    select id, $1, member_id, starts_at, ends_at from written`,
    [facilityId, serviceId, petId, minute],
  );
}
