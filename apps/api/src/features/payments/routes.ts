import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/context.ts';
import { markPaid } from './mark-paid.ts';
import { createCardAccount } from './create-card-account.ts';
import { readCardStatus } from './read-card-status.ts';

/** Money: the account with the card provider, and what was paid in cash. */
export const paymentsFeature: Feature<Deps> = (serve, deps) => {
  serve.forPeople(deps, { createCardAccount, readCardStatus, markPaid });
};
