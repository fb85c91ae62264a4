import { charges } from '@zampa/db/schema/payments';
import { surplusOf } from '@zampa/domain/payments/ledger';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { lockConversationRow } from '../cards/attempts.ts';
import { keptBalance, lockCharges } from '../ledger/charges.ts';
import { onItsWay, requestRefund } from './create-refund.ts';

/** Gives back by itself what was paid twice, or for what nobody owes any more. */
export function returnSurplus(deps: Deps): JobHandler<'returnSurplus'> {
  return ({ chargeId }) =>
    inTransaction(deps.db, async (tx) => {
      await lockConversationRow(tx, chargeId);
      const [charge] = await lockCharges(tx, eq(charges.id, chargeId));
      if (!charge) return;
      const amount = surplusOf(keptBalance(charge)) - (await onItsWay(tx, chargeId));
      if (amount <= 0) return;
      const now = deps.clock.now();
      const wanted = { amount, reason: 'PAID_TWICE', userId: null } as const;
      await requestRefund(deps, { tx, now }, charge, wanted);
    });
}
