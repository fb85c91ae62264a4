import { sql, type SQL } from 'drizzle-orm';

/**
 * SQL: the next confirmed appointment of pet `p` at clinic `f` as JSON; null without one. Requested, held and canceled
 * times are no appointment, nor are visits that have ended.
 */
export const nextAppointment = (now: Date): SQL => sql`
  (select json_build_object('conversationId', k.conversation_id, 'start', iso_instant(k.starts_at))
    from conversation_pets cp
    join calendar_events k on k.conversation_id = cp.conversation_id
    join conversations c on c.id = k.conversation_id and c.status <> 'CLOSED'
    where cp.pet_id = p.id and k.facility_id = f.id and k.valid and k.status in ('NEW', 'UPDATED')
      and k.starts_at > ${now}
    order by k.starts_at limit 1)`;
