import { MINUTE_MS } from '@zampa/domain/time/durations';
import { defineFeature } from '../../feature.ts';
import { billingErasure } from './end-billing.ts';
import * as handlers from './handlers.ts';
import { reconcileSubscriptions } from './reconcile-subscriptions.ts';
import { refreshSubscription } from './refresh-subscription.ts';
import { sendPlanWarnings } from './send-plan-warnings.ts';

/** The subscription feature: plans, trial and the account at the billing provider. */
export const subscriptionFeature = defineFeature({
  handlers,
  erasure: billingErasure,
  webhooks: { billingCustomer: refreshSubscription },
  schedules: [
    { name: 'reconcile subscriptions', everyMs: MINUTE_MS, run: reconcileSubscriptions },
    { name: 'watch plans', everyMs: MINUTE_MS, run: sendPlanWarnings },
  ],
});
