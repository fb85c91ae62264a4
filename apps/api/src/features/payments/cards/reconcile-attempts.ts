import { cardAttempts } from '@zampa/db/schema/payments';
import { DAY_MS, MINUTE_MS } from '@zampa/domain/time/durations';
import { and, asc, eq, lt } from 'drizzle-orm';
import type { Deps } from '../../../deps.ts';
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
  const failures: unknown[] = [];
  for (const attempt of quiet) {
    // One that fails keeps no other from being asked about, now or the next time.
    await deps.db
      .update(cardAttempts)
      .set({ updatedAt: now })
      .where(and(eq(cardAttempts.id, attempt.id), eq(cardAttempts.isOver, false)));
    await lookAfter(deps, attempt, now).catch((error: unknown) => failures.push(error));
  }
  if (failures.length > 0) throw new AggregateError(failures, 'card payments could not be read');
}

async function lookAfter(deps: Deps, attempt: Attempt, now: Date): Promise<void> {
  const applied = await applyIntent(deps, attempt.id, await askForIntent(deps, attempt));
  const isIdle = attempt.createdAt.getTime() < now.getTime() - IDLE_MS;
  if (isIdle && !applied.isOver) await closeAttempt(deps, attempt.id);
}
