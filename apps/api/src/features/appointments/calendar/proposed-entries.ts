import { sql, type SQL } from 'drizzle-orm';

/** A proposed time has no id of its own, so a stable UUID (version 8) is derived from its key. */
const proposedId = sql`overlay(overlay(
  md5(p.conversation_id::text || p.member_id || p.starts_at) placing '8' from 13) placing '8' from 17)::uuid`;

/** Proposed time `p` of conversation `c` as a calendar entry: not booked, but reserved for one client. */
const proposedEntry = sql`jsonb_build_object(
  'id', ${proposedId}, 'facility_id', p.facility_id,
  'conversation_id', p.conversation_id, 'category', 'NONE', 'status', 'RESERVATION', 'valid', true,
  'member_id', p.member_id, 'starts_at', p.starts_at, 'ends_at', p.ends_at, 'held_until', p.expires_at,
  'title', '', 'subtitle', '', 'reason', '', 'address', '', 'all_day', false, 'no_show', false,
  'services', (select coalesce(jsonb_agg(cs.service_id), '[]') from conversation_services cs
    where cs.conversation_id = c.id),
  'pets', (select coalesce(jsonb_agg(cp.pet_id), '[]') from conversation_pets cp
    where cp.conversation_id = c.id),
  'created_at', p.expires_at, 'updated_at', p.expires_at)`;

/** Times `p` that a facility has proposed in conversation `c`, each as calendar entry `k`. */
export const proposedAsEntries: SQL = sql`proposed_times p join conversations c on c.id = p.conversation_id
    cross join lateral jsonb_populate_record(null::calendar_events, ${proposedEntry}) k`;
