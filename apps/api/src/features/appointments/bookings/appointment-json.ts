import { CHANGE_NOTICE_MINUTES } from '@zampa/domain/appointments/change-window';
import { sql } from 'drizzle-orm';
import { calendarEventJson } from '../calendar/calendar-event-json.ts';
import { personJson } from '../../../access/person-json.ts';

/** Booking `k` at facility `f` as the family it is for sees it. */
export const appointmentJson = sql`(${calendarEventJson(false)}::jsonb || jsonb_build_object(
  'facility', json_build_object('id', f.id, 'name', f.name, 'phone', f.phone, 'address', f.address,
    'streetNumber', f.street_number, 'suite', f.suite, 'city', f.city, 'postcode', f.postcode, 'timezone', f.timezone, 'image', null),
  'serviceNames', (select coalesce(json_agg(s.name order by s.name, s.id), '[]')
    from services s where s.id = any(k.services)),
  'member', (select ${personJson('m', false)} from users m where m.id = k.member_id),
  'changeBefore', iso_instant(k.starts_at - make_interval(mins => ${CHANGE_NOTICE_MINUTES}))))`;
