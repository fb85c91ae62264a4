import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { applyRefunds } from '../refunds/apply-refunds.ts';
import { applyDisputes } from './apply-disputes.ts';
import { applyIntent } from './apply-intent.ts';
import { readOrCreateIntent } from './read-or-create-intent.ts';
import { findAttemptByIntent } from './attempts.ts';

/**
 * Applies a webhook about a card payment by reading its state from the provider. Ignores payments that are not ours.
 */
export function applyCardEvent(deps: Deps): JobHandler<'applyCardEvent'> {
  return async ({ intentId, about }) => {
    const attempt = await findAttemptByIntent(deps.db, intentId);
    // This provider does not know payments that were started with another (such as the sandbox).
    if (!attempt || (about !== 'PAYMENT' && attempt.mode !== deps.paymentProvider.mode)) return;
    if (about === 'DISPUTE') await applyDisputes(deps, attempt);
    else if (about === 'REFUND') await applyRefunds(deps, attempt);
    else await applyIntent(deps, attempt.id, await readOrCreateIntent(deps, attempt));
  };
}
