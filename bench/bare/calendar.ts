import { type SlotCriteria, availableSlots } from '@zampa/domain/appointments/slots/slots';
import { DURATION, HOURS, ZONE } from '../busy-practice.ts';
import type { Work } from './work.ts';

/** Reads the calendar entries of a few days, with their author, client and pets. */
export const calendar: Work = async (pool, query) => {
  const { rows } = await pool.query<{ list: string }>({
    name: 'bare calendar',
    text: `select coalesce(json_agg(row_to_json(found)), '[]')::text as list from (
      select k.id, k.conversation_id, k.category, k.title, k.subtitle, k.starts_at, k.ends_at, k.all_day, k.member_id,
        k.status, k.valid, k.services, k.pets, k.facility_id, k.reason, k.address, k.series_id, k.no_show,
        k.attendance_confirmed_at, k.held_until, k.changed_by, k.moved_at, k.invalidated_at, k.invalidated_by,
        creator.id as creator_id, creator.first_name as creator_first_name, creator.last_name as creator_last_name,
        creator.image_id as creator_image_id, creator.is_vet as creator_is_vet,
        client.id as user_id, client.first_name as client_first_name, client.last_name as client_last_name,
        client.image_id as client_image_id, client.is_vet as client_is_vet,
        (select json_agg(p.name) from pets p where p.id = any(k.pets)) as pet_names,
        c.status as conversation_status, c.unanswered_seq, k.created_at, k.updated_at
      from calendar_events k
      left join users creator on creator.id = k.creator_id
      left join conversations c on c.id = k.conversation_id
      left join facility_clients fc on fc.facility_id = c.facility_id and fc.family_id = c.family_id
      left join users client on client.id = fc.user_id
      where k.facility_id = $1 and k.valid and k.starts_at is not null
        and tstzrange(k.starts_at, k.ends_at) && tstzrange($2::timestamp at time zone '${ZONE}',
          ($3::timestamp + interval '1 day') at time zone '${ZONE}')
      order by k.starts_at, k.id) found`,
    values: [query.get('facility'), query.get('from'), query.get('to')],
  });
  return rows[0]?.list ?? '[]';
};

type Taken = { readonly memberId: string | null; readonly from: number; readonly to: number };

/** Computes the free times of `members`. It reads only their booked times; all other inputs are constants. */
export const bookedTimes: Work = async (pool, query) => {
  const [from, to] = [query.get('from') ?? '', query.get('to') ?? ''];
  const { rows } = await pool.query<{ bookedTimes: readonly Taken[] }>({
    name: 'bare booked times',
    text: `select coalesce(json_agg(json_build_object('memberId', member_id,
        'from', extract(epoch from starts_at)::int / 60, 'to', extract(epoch from ends_at)::int / 60)), '[]') as "bookedTimes"
      from occupied_periods where facility_id = $1 and tstzrange(starts_at, ends_at) && tstzrange(
        $2::timestamptz - interval '1 day', $3::timestamptz + interval '2 days')`,
    values: [query.get('facility'), from, to],
  });
  const all = rows[0]?.bookedTimes ?? [];
  const of = (id: string | null) => all.filter(({ memberId }) => memberId === id);
  const members = (query.get('members') ?? '').split(',');
  const question: SlotCriteria = {
    zone: ZONE,
    from,
    to,
    hours: HOURS,
    closures: of(null),
    members: members.map((id) => ({ id, hours: null, busy: of(id) })),
    duration: DURATION,
    earliest: 0,
    latest: Infinity,
  };
  return JSON.stringify(
    availableSlots(question).map(({ start, end, assignees }) => ({
      start: isoOf(start),
      end: isoOf(end),
      assignees,
    })),
  );
};

const isoOf = (minute: number) => new Date(minute * 60_000).toISOString();
