import { sandboxBilling, type SandboxKind } from '@zampa/db/schema/subscription';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

type Stored = typeof sandboxBilling.$inferSelect;
type NewDocument = Pick<Stored, 'id' | 'kind' | 'customerId' | 'state'>;

/** Writes something that the sandbox knows from now on; false where there is one of that name already. */
export async function insertDocument(
  db: Queryable,
  document: NewDocument,
  now: Date,
): Promise<boolean> {
  const made = await db
    .insert(sandboxBilling)
    .values({ ...document, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: sandboxBilling.id });
  return made.length > 0;
}

/** Locks what the sandbox knows under a name until commit. */
export async function lockDocument(
  tx: Queryable,
  id: string,
  kind: SandboxKind,
): Promise<Stored | null> {
  const [document] = await tx
    .select()
    .from(sandboxBilling)
    .where(and(eq(sandboxBilling.id, id), eq(sandboxBilling.kind, kind)))
    .for('update');
  return document ?? null;
}

/** Changes it, and with it its version. */
export async function updateDocument(tx: Queryable, id: string, state: unknown): Promise<number> {
  const [changed] = await tx
    .update(sandboxBilling)
    .set({ state, version: sql`${sandboxBilling.version} + 1` })
    .where(eq(sandboxBilling.id, id))
    .returning({ version: sandboxBilling.version });
  if (!changed) throw new Error('the sandbox has lost a document');
  return changed.version;
}

/** Finds what a customer has of a kind, newest first. */
export const documentsOf = (
  db: Queryable,
  customerId: string,
  kind: SandboxKind,
): Promise<readonly Stored[]> =>
  db
    .select()
    .from(sandboxBilling)
    .where(and(eq(sandboxBilling.customerId, customerId), eq(sandboxBilling.kind, kind)))
    .orderBy(desc(sandboxBilling.createdAt), desc(sandboxBilling.id))
    .limit(100);
