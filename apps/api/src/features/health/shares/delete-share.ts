import type { deleteShare as call } from '@zampa/contract/health/delete-share';
import { recordShares } from '@zampa/db/schema/shares';
import { and, eq, isNull } from 'drizzle-orm';
import type { PersonContext } from '../../../http/context.ts';

/** Withdraws a share link. It stays in the family's list. */
export async function deleteShare({ tx, query, now }: PersonContext<typeof call>) {
  await tx
    .update(recordShares)
    .set({ withdrawnAt: now })
    .where(and(eq(recordShares.id, query.id), isNull(recordShares.withdrawnAt)));
}
