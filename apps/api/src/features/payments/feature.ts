import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { refreshCardStatus } from './card-status.ts';

/** Money: the account with the card provider, and what was paid in cash. */
export const paymentsFeature = defineFeature({
  handlers,
  webhooks: { cardAccount: refreshCardStatus },
});
