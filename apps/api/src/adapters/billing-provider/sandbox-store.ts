import { sandboxBilling, type SandboxKind } from '@zampa/db/schema/subscription';
import { and, desc, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';

type Stored = typeof sandboxBilling.$inferSelect;
type NewDocument = Pick<Stored, 'id' | 'kind' | 'customerId' | 'state'>;

/** Inserts a document; returns false if the id is taken. */
export async function insertDocument(
  db: Queryable,
  document: NewDocument,
  now: Date,
): Promise<boolean> {
  const inserted = await db
    .insert(sandboxBilling)
    .values({ ...document, createdAt: now })
    .onConflictDoNothing()
    .returning({ id: sandboxBilling.id });
  return inserted.length > 0;
}

/** Reads a document and locks it until commit; null if no document has this id and kind. */
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

/** Replaces a document's state and returns its new version. */
export async function updateDocument(tx: Queryable, id: string, state: unknown): Promise<number> {
  const [changed] = await tx
    .update(sandboxBilling)
    .set({ state, version: sql`${sandboxBilling.version} + 1` })
    .where(eq(sandboxBilling.id, id))
    .returning({ version: sandboxBilling.version });
  if (!changed) throw new Error('the sandbox document does not exist');
  return changed.version;
}

/** Returns a customer's documents of one kind, newest first. */
export const findDocuments = (
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
