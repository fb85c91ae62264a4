import { MINUTE_MS } from '@zampa/domain/time/durations';
import { defineFeature } from '../../feature.ts';
import { refreshCardStatus } from './cards/card-status.ts';
import { reconcileAttempts } from './cards/reconcile-attempts.ts';
import * as handlers from './handlers.ts';
import { paymentData } from './personal-data.ts';

/** The payments feature: charges, payments and refunds, receipts, reports, and the card provider account. */
export const paymentsFeature = defineFeature({
  handlers,
  personalData: paymentData,
  webhooks: { cardAccount: refreshCardStatus },
  schedules: [{ name: 'reconcile card payments', everyMs: MINUTE_MS, run: reconcileAttempts }],
});
