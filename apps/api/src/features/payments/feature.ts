import { defineFeature } from '../../feature.ts';
import { markPaid } from './mark-paid.ts';
import { createCardAccount } from './create-card-account.ts';
import { readCardStatus } from './read-card-status.ts';
import { refreshCardStatus } from './card-status.ts';

/** Money: the account with the card provider, and what was paid in cash. */
export const paymentsFeature = defineFeature({
  calls: {
    forPeople: { createCardAccount, readCardStatus, markPaid },
  },
  webhooks: { cardAccount: refreshCardStatus },
});
