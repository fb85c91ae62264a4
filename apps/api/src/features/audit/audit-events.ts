import { auditEvents } from '@zampa/db/schema/audit';
import { AUDIT_MONTHS, type AuditChange, type AuditKind } from '@zampa/domain/audit/audit-log';
import { deviceLabel } from '@zampa/domain/security/device-label';
import { sql } from 'drizzle-orm';
import { newId } from '../../db/ids.ts';
import { rowsOf, type Database, type Queryable } from '../../db/database.ts';
import type { Subject, AuditPlace } from './audited-things.ts';

/** One act, which becomes an entry for each place. */
export type AuditedAct = {
  readonly kind: AuditKind;
  readonly action: string;
  readonly userId: string | null;
  readonly subject: Subject | null;
  readonly changes: readonly AuditChange[];
  readonly network: string;
  readonly userAgent: string;
  readonly now: Date;
};

/** Writes an act to the audit logs of its clinics. */
export async function insertAuditEvents(
  tx: Queryable,
  places: readonly AuditPlace[],
  { subject, userAgent, now, ...act }: AuditedAct,
): Promise<void> {
  if (places.length === 0) return;
  await tx.insert(auditEvents).values(
    places.map((place) => ({
      ...act,
      ...place,
      id: newId(),
      subjectKind: subject?.kind ?? null,
      subjectId: subject?.id ?? null,
      device: deviceLabel(userAgent),
      happenedAt: now,
    })),
  );
}

/** Entries that get their place in the chain in one transaction. */
const BATCH = 500;

/** Gives new entries their places in the chains of hashes. */
export async function sealAuditEvents({ db }: { readonly db: Database }): Promise<void> {
  for (;;) {
    const [row] = await rowsOf<{ sealed: number }>(
      db,
      sql`select seal_audit_events(${BATCH}::int) as sealed`,
    );
    if ((row?.sealed ?? 0) < BATCH) return;
  }
}

/** Deletes entries after 24 months. Their places in the chain stay, so that the chain can be checked. */
export async function deleteExpiredAuditEvents(db: Queryable, now: Date): Promise<void> {
  await db.execute(sql`delete from audit_events
    where happened_at < least(${now}::timestamptz, now()) - make_interval(months => ${AUDIT_MONTHS}::int)`);
}
