import { createCardAccount } from '@zampa/contract/payments/create-card-account';
import { readCardStatus } from '@zampa/contract/payments/read-card-status';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import { markAsPaid } from './mark-as-paid.ts';
import { openCardAccount } from './open-card-account.ts';
import { findCardStatus } from './find-card-status.ts';

/** Money: the account with the card provider, and what was paid in cash. */
export const payments: Feature<Deps> = (serve, deps) => {
  serve.forPeople(createCardAccount, ({ db, body }) => openCardAccount({ ...deps, db }, body));
  serve.forPeople(readCardStatus, ({ db, viewer, query }) =>
    findCardStatus({ ...deps, db }, viewer, query.stripeId),
  );
  serve.forPeople(markPaid, ({ viewer, tx, query, now }) =>
    markAsPaid(deps, tx, viewer, query.eventId, now),
  );
};
