import { emailRestorations } from '@zampa/db/schema/people';
import { and, eq, gt, gte, isNull, lt } from 'drizzle-orm';
import { HOUR_MS } from '@zampa/domain/time/durations';
import type { Queryable } from '../../db/database.ts';
import { newId } from '../../db/ids.ts';
import type { UnitOfWork } from '../../db/unit-of-work.ts';
import type { Deps } from '../../deps.ts';
import { findAppPath, type Addressee } from './codes.ts';

const RESTORABLE_MS = 72 * HOUR_MS;

/** Stores the address that an account gives up and returns the link that restores it, valid for 72 hours. */
export async function createRestorationLink(
  deps: Deps,
  { tx, now }: UnitOfWork,
  { id: accountId, email }: Pick<Addressee, 'id' | 'email'>,
): Promise<string> {
  const id = newId();
  const expiresAt = new Date(now.getTime() + RESTORABLE_MS);
  await tx.insert(emailRestorations).values({ id, accountId, email, expiresAt, createdAt: now });
  const app = await findAppPath(tx, accountId);
  // A browser sends nothing after the # to the server, so the token is in no log.
  return `${deps.publicUrl()}${app}/restore-email/${encodeURIComponent(email)}#${deps.tokens.emailRestoration(id)}`;
}

export type Restoration = typeof emailRestorations.$inferSelect;

/** Finds a restoration that is neither used nor expired. */
export async function findRestoration(
  db: Queryable,
  id: string,
  now: Date,
): Promise<Restoration | undefined> {
  const [found] = await db
    .select()
    .from(emailRestorations)
    .where(
      and(
        eq(emailRestorations.id, id),
        isNull(emailRestorations.usedAt),
        gt(emailRestorations.expiresAt, now),
      ),
    );
  return found;
}

/**
 * Marks a restoration and all later ones as used, because the addresses of later changes may be a thief's. Earlier
 * restorations stay valid.
 */
export async function spendRestorations(
  tx: Queryable,
  { accountId, createdAt }: Restoration,
  now: Date,
): Promise<void> {
  await tx
    .update(emailRestorations)
    .set({ usedAt: now })
    .where(
      and(
        eq(emailRestorations.accountId, accountId),
        gte(emailRestorations.createdAt, createdAt),
        isNull(emailRestorations.usedAt),
      ),
    );
}

/** Deletes restorations that have expired. */
export async function cleanUpRestorations(db: Queryable, now: Date): Promise<void> {
  await db.delete(emailRestorations).where(lt(emailRestorations.expiresAt, now));
}
