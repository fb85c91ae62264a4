import { charges } from '@zampa/db/schema/payments';
import { surplusToRefund } from '@zampa/domain/payments/ledger';
import { eq } from 'drizzle-orm';
import { inTransaction } from '../../../db/database.ts';
import type { Deps } from '../../../deps.ts';
import type { JobHandler } from '../../../jobs/job-handler.ts';
import { lockConversationOfCharge } from '../cards/attempts.ts';
import { storedBalance, lockCharges } from '../ledger/charges.ts';
import { findPendingRefunds, requestRefund } from './create-refund.ts';

/** Refunds automatically what was paid twice or is no longer owed. */
export function returnSurplus(deps: Deps): JobHandler<'returnSurplus'> {
  return ({ chargeId }) =>
    inTransaction(deps.db, async (tx) => {
      await lockConversationOfCharge(tx, chargeId);
      const [charge] = await lockCharges(tx, eq(charges.id, chargeId));
      if (!charge) return;
      const amount =
        surplusToRefund(storedBalance(charge)) - (await findPendingRefunds(tx, chargeId));
      if (amount <= 0) return;
      const now = deps.clock.now();
      const refundInput = { amount, reason: 'PAID_TWICE', userId: null } as const;
      await requestRefund(deps, { tx, now }, charge, refundInput);
    });
}
