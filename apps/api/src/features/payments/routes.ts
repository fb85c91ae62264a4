import { createCardAccount, readCardStatus } from '@zampa/contract/payments/account';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { openCardAccount } from './open-card-account.ts';
import { findCardStatus } from './find-card-status.ts';

/** Money: the account with the card provider. */
export const payments: Feature<Deps> = (serve, deps) => {
  serve.forPeople(createCardAccount, ({ body }) => openCardAccount(deps, body));
  serve.forPeople(readCardStatus, ({ viewer, query }) =>
    findCardStatus(deps, viewer, query.stripeId),
  );
};
