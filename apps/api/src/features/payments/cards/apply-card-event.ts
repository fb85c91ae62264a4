import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { applyRefunds } from '../refunds/apply-refunds.ts';
import { applyDisputes } from './apply-disputes.ts';
import { applyIntent } from './apply-intent.ts';
import { askForIntent } from './ask-for-intent.ts';
import { findAttemptByIntent } from './attempts.ts';

/** Asks the provider about a card payment of which it has rung; one that is not ours is left alone. */
export function applyCardEvent(deps: Deps): JobHandler<'applyCardEvent'> {
  return async ({ intentId, about }) => {
    const attempt = await findAttemptByIntent(deps.db, intentId);
    // What was begun with another provider is not known to this one.
    if (!attempt || (about !== 'PAYMENT' && attempt.mode !== deps.paymentProvider.mode)) return;
    if (about === 'DISPUTE') await applyDisputes(deps, attempt);
    else if (about === 'REFUND') await applyRefunds(deps, attempt);
    else await applyIntent(deps, attempt.id, await askForIntent(deps, attempt));
  };
}
