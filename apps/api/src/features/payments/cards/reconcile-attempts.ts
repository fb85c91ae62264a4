import { cardAttempts } from '@zampa/db/schema/payments';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
import { collectFailures } from '../../../jobs/collect-failures.ts';
import { applyIntent } from './apply-intent.ts';
import { readOrCreateIntent } from './read-or-create-intent.ts';
import type { Attempt } from './attempts.ts';
import { closeAttempt } from './close-attempts.ts';

/** After this long without a change, a card payment's state is read from the provider. */
const QUIET_MS = 2 * MINUTE_MS;
/** An unfinished card payment of this age is closed. */
const IDLE_MS = DAY_MS;
const BATCH_SIZE = 50;

/**
 * Reads the state of unfinished card payments without recent changes from the provider, so that a lost webhook
 * loses no money. Closes abandoned payments.
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
    .limit(BATCH_SIZE);
  await collectFailures('card payments could not be read', async (attempt) => {
    for (const payment of quiet) {
      // Updated first, so that one that fails does not block the others in later runs.
      await deps.db
        .update(cardAttempts)
        .set({ updatedAt: now })
        .where(and(eq(cardAttempts.id, payment.id), eq(cardAttempts.isOver, false)));
      await attempt(() => reconcileAttempt(deps, payment, now));
    }
  });
}

async function reconcileAttempt(deps: Deps, attempt: Attempt, now: Date): Promise<void> {
  const applied = await applyIntent(deps, attempt.id, await readOrCreateIntent(deps, attempt));
  const isIdle = attempt.createdAt.getTime() < now.getTime() - IDLE_MS;
  if (isIdle && !applied.isOver) await closeAttempt(deps, attempt.id);
}
