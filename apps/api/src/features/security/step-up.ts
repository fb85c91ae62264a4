import { sessions } from '@zampa/db/schema/people';
import { MINUTE_MS } from '@zampa/domain/time/durations';
import { eq } from 'drizzle-orm';
import type { Account } from '../../access/viewer.ts';
import type { Queryable } from '../../db/database.ts';
import { Refusal } from '../../errors/refusal.ts';
import { hasSecondFactor } from './second-factor.ts';

/** How long a proof of identity counts; a sign-in is one. */
const FRESH_MS = 15 * MINUTE_MS;

/**
 * Refuses a protected call of an account with a second factor whose last proof of identity is older than 15 minutes.
 * Errors: STEP_UP_REQUIRED.
 */
export async function requireStepUp(
  db: Queryable,
  { accountId, sessionId }: Account,
  now: Date,
): Promise<void> {
  if (!(await hasSecondFactor(db, accountId))) return;
  const [session] = await db
    .select({ verifiedAt: sessions.verifiedAt, createdAt: sessions.createdAt })
    .from(sessions)
    .where(eq(sessions.id, sessionId));
  const provenAt = session?.verifiedAt ?? session?.createdAt;
  if (!provenAt || now.getTime() - provenAt.getTime() > FRESH_MS)
    throw new Refusal('STEP_UP_REQUIRED');
}
