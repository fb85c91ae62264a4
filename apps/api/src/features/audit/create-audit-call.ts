import { compareStates, REPEATED_READ_MS } from '@zampa/domain/audit/audit-log';
import { mayReadHealth } from '@zampa/domain/people/staff-rights';
import type { Queryable } from '../../db/database.ts';
import type { AuditCall, AuditedCall } from '../../http/audit-call.ts';
import { insertAuditEvents } from './audit-events.ts';
import { findPlaces, subjectOf } from './audited-things.ts';
import { readComparedState } from './compared-states.ts';

/** How many recent reads are remembered. */
const REMEMBERED_READS = 20_000;

/** Creates what records calls of staff in the audit logs of their clinics. Calls of pet owners are not recorded. */
export function createAuditCall(): AuditCall {
  const recent = createRecentReads();
  return async (audited, tx, work) => {
    if (!audited.account.viewer?.facilities.length) return work();
    return audited.call.audit.kind === 'HEALTH_READ'
      ? recordRead(audited, tx, work, recent)
      : recordAct(audited, tx, work);
  };
}

type Work<Answer> = () => Promise<Answer>;

/** Records a read after it succeeded, once in a while for each session and thing. */
async function recordRead<Answer>(
  audited: AuditedCall,
  tx: Queryable,
  work: Work<Answer>,
  recent: ReturnType<typeof createRecentReads>,
): Promise<Answer> {
  const answer = await work();
  const subject = subjectOf(audited);
  if (!subject) return answer;
  const key = `${audited.account.sessionId} ${audited.name} ${subject.id}`;
  if (recent.has(key, audited.now)) return answer;
  const places = await findPlaces(tx, audited, subject, facilitiesOf(audited, true));
  await insertAuditEvents(tx, places, { ...actOf(audited), subject, changes: [] });
  recent.add(key, audited.now);
  return answer;
}

/** Records a change, with the fields that differ. Places are found first, because the call may delete its subject. */
async function recordAct<Answer>(
  audited: AuditedCall,
  tx: Queryable,
  work: Work<Answer>,
): Promise<Answer> {
  const { audit } = audited.call;
  const subject = subjectOf(audited);
  const places = await findPlaces(tx, audited, subject, facilitiesOf(audited, false));
  const read = () => (audit.compares ? readComparedState(tx, audit.compares, audited.input) : null);
  const before = await read();
  const answer = await work();
  const changes = compareStates(before, await read());
  if (audit.compares && changes.length === 0) return answer;
  await insertAuditEvents(tx, places, { ...actOf(audited), subject, changes });
  return answer;
}

const actOf = ({ name, call, account, now, network, userAgent }: AuditedCall) => ({
  kind: call.audit.kind,
  action: name,
  userId: account.viewer?.userId ?? null,
  network,
  userAgent,
  now,
});

/** Returns the clinics where the caller works; with `health`, those whose health data they may read. */
const facilitiesOf = ({ account }: AuditedCall, health: boolean) => [
  ...new Set(
    (account.viewer?.facilities ?? [])
      .filter((workplace) => !health || mayReadHealth(workplace))
      .map(({ facilityId }) => facilityId),
  ),
];

/** Remembers reads for a while, the latest ones if there are too many. */
function createRecentReads() {
  const reads = new Map<string, number>();
  return {
    has(key: string, now: Date) {
      const at = reads.get(key);
      return at !== undefined && Math.abs(now.getTime() - at) < REPEATED_READ_MS;
    },
    add(key: string, now: Date) {
      reads.delete(key);
      reads.set(key, now.getTime());
      const [oldest] = reads.keys();
      if (reads.size > REMEMBERED_READS && oldest !== undefined) reads.delete(oldest);
    },
  };
}
