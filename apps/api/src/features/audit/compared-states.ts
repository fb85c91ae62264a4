import type { ComparedState } from '@zampa/contract/audit/audit-rule';
import type { AuditState } from '@zampa/domain/audit/audit-log';
import { sql, type SQL } from 'drizzle-orm';
import { validate } from 'uuid';
import { selectInput, type RawInput } from '../../access/authorize.ts';
import { conversationIdOf } from '../../access/conversation-id-of.ts';
import { rowsOf, type Queryable } from '../../db/database.ts';

/** SQL: a query for one JSON object. */
const STATES: Readonly<Record<Exclude<ComparedState['state'], 'member'>, (id: string) => SQL>> = {
  facility: (
    id,
  ) => sql`select to_jsonb(f) - '{updated_at,created_at,image_id,settled_steps}'::text[] as state
    from facilities f where f.id = ${id}`,
  organization: (
    id,
  ) => sql`select to_jsonb(o) - '{updated_at,created_at,data_updated_at}'::text[] as state
    from organizations o join facilities f on f.organization_id = o.id where f.id = ${id}`,
  service: (id) => sql`select to_jsonb(s) - '{updated_at,created_at}'::text[] as state
    from services s where s.id = ${id}`,
  hours: (id) => sql`select jsonb_build_object('hours', coalesce(jsonb_agg(
      jsonb_build_array(h.weekday, h.from_minute, h.to_minute) order by h.weekday, h.from_minute), '[]')) as state
    from weekly_hours h where h.facility_id = ${id} and h.timetable_id is null`,
  charge: (id) => sql`select ${chargeJson} as state from charges c where c.id = ${id}`,
  charges: (id) => sql`select coalesce(jsonb_object_agg(c.id::text, ${chargeJson}), '{}') as state
    from charges c where c.conversation_id = ${conversationIdOf(id)}`,
};

const chargeJson = sql`jsonb_build_object('status', c.status, 'amount', c.amount, 'captured', c.captured,
  'cash', c.cash, 'refunded', c.refunded)`;

const memberState = (facilityId: string, userId: string) => sql`
  select jsonb_build_object('role', m.role_id, 'status', m.status) as state
  from facility_members m where m.facility_id = ${facilityId} and m.user_id = ${userId}`;

/** Reads the state that a call changes; null if it does not exist. */
export async function readComparedState(
  tx: Queryable,
  compared: ComparedState,
  input: RawInput,
): Promise<AuditState> {
  const query = queryOf(compared, input);
  if (!query) return null;
  const [row] = await rowsOf<{ state: Readonly<Record<string, unknown>> }>(tx, query);
  return row?.state ?? null;
}

function queryOf(compared: ComparedState, input: RawInput): SQL | null {
  const idAt = (at: Parameters<typeof selectInput>[1]) => {
    const id = selectInput(input, at);
    return typeof id === 'string' && validate(id) ? id : null;
  };
  if (compared.state === 'member') {
    const [facilityId, userId] = [idAt(compared.facility), idAt(compared.person)];
    return facilityId && userId ? memberState(facilityId, userId) : null;
  }
  const id = idAt(compared.id);
  return id === null ? null : STATES[compared.state](id);
}
