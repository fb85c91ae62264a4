import type { verifyAudit as call } from '@zampa/contract/audit/verify-audit';
import type { AnswerOf } from '@zampa/contract/call';
import { sql } from 'drizzle-orm';
import { rowsOf, type Queryable } from '../../db/database.ts';
import type { PersonContext } from '../../http/context.ts';

/** Checks the chain of hashes of a clinic's audit log. */
export function verifyAudit({ tx, query }: PersonContext<typeof call>) {
  return verifyChain(tx, query.facilityId);
}

/**
 * Recomputes the hashes of a clinic. Entries that have expired are missing at the start of the chain, which is no
 * break; a missing or changed entry after the first existing one is.
 */
export async function verifyChain(
  db: Queryable,
  facilityId: string,
): Promise<AnswerOf<typeof call>> {
  const [found] = await rowsOf<AnswerOf<typeof call>>(
    db,
    sql`with chain as (
        select s.seq, s.hash, e.id as event_id,
          case when s.seq = 1 then '' else lag(s.hash) over (order by s.seq) end as before,
          s.seq - lag(s.seq, 1, 0::bigint) over (order by s.seq) as step,
          min(s.seq) filter (where e.id is not null) over () as first,
          case when e.id is not null then audit_hash(
            case when s.seq = 1 then '' else lag(s.hash) over (order by s.seq) end, e) end as computed
        from audit_seals s left join audit_events e on e.id = s.event_id where s.facility_id = ${facilityId})
      select count(event_id)::int as entries,
        (select count(*)::int from audit_events e where e.facility_id = ${facilityId}
          and not exists (select from audit_seals s where s.event_id = e.id)) as waiting,
        (min(seq) filter (where step <> 1 or seq >= first and computed is distinct from hash))::int as "firstBroken",
        (select hash from chain order by seq desc limit 1) as head
      from chain`,
  );
  return found ?? { entries: 0, waiting: 0, firstBroken: null, head: null };
}
