import { cardAttempts } from '@zampa/db/schema/payments';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { collectFailures } from '../../../jobs/collect-failures.ts';
import { applyIntent } from './apply-intent.ts';
import { askForIntent } from './ask-for-intent.ts';
import type { Attempt } from './attempts.ts';
import { closeAttempt } from './close-attempts.ts';

/** Nobody has said anything about a card payment for so long: we ask. */
const QUIET_MS = 2 * MINUTE_MS;
/** Nobody goes on with one after so long. */
const IDLE_MS = DAY_MS;
const AT_ONCE = 50;

/**
 * Asks the provider about card payments that are not over and of which nothing was heard, so that a lost message loses no
 * money; those that nobody goes on with are closed.
 */
export async function reconcileAttempts(deps: Deps): Promise<void> {
  const now = deps.clock.now();
  const quiet = await deps.db
    .select()
    .from(cardAttempts)
    .where(
      and(
        eq(cardAttempts.isOver, false),
        lt(cardAttempts.updatedAt, new Date(now.getTime() - QUIET_MS)),
      ),
    )
    .orderBy(asc(cardAttempts.updatedAt))
    .limit(AT_ONCE);
  await collectFailures('card payments could not be read', async (attempt) => {
    for (const payment of quiet) {
      // One that fails keeps no other from being asked about the next time either.
      await deps.db
        .update(cardAttempts)
        .set({ updatedAt: now })
        .where(and(eq(cardAttempts.id, payment.id), eq(cardAttempts.isOver, false)));
      await attempt(() => lookAfter(deps, payment, now));
    }
  });
}

async function lookAfter(deps: Deps, attempt: Attempt, now: Date): Promise<void> {
  const applied = await applyIntent(deps, attempt.id, await askForIntent(deps, attempt));
  const isIdle = attempt.createdAt.getTime() < now.getTime() - IDLE_MS;
  if (isIdle && !applied.isOver) await closeAttempt(deps, attempt.id);
}
