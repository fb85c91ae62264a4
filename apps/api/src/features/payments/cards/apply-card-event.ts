import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-kinds.ts';
import { applyIntent } from './apply-intent.ts';
import { askForIntent } from './ask-for-intent.ts';
import { findAttemptByIntent } from './attempts.ts';

/** Asks the provider about a card payment of which it has rung; one that is not ours is left alone. */
export function applyCardEvent(deps: Deps): JobHandler<'applyCardEvent'> {
  return async ({ intentId }) => {
    const attempt = await findAttemptByIntent(deps.db, intentId);
    if (attempt) await applyIntent(deps, attempt.id, await askForIntent(deps, attempt));
  };
}
