import { endConversation } from '@zampa/contract/requests/end-conversation';
import type { PlanId } from '@zampa/domain/subscription/plans';
import { describe, expect, it } from 'vitest';
import { beginPayment } from '../payments/cards.ts';
import { newVisit, PRICE, connectCards } from '../payments/visits.ts';
import { useProduct } from '../product.ts';
import { choosePlan } from './choose-plan.ts';

describe('card payment fee', () => {
  const product = useProduct();

  it.each([
    { planId: null, basisPoints: 150, fee: 67 },
    { planId: 'FREE', basisPoints: 300, fee: 135 },
    { planId: 'STANDARD', basisPoints: 150, fee: 67 },
    { planId: 'CLINIC', basisPoints: 90, fee: 40 },
    { planId: 'NETWORK', basisPoints: 50, fee: 22 },
  ] as { planId: PlanId | null; basisPoints: number; fee: number }[])(
    'follows the plan $planId',
    async ({ planId, basisPoints, fee }) => {
      const { vet, owner, id } = await newVisit(product(), PRICE);
      await connectCards(vet);
      if (planId) await choosePlan(product(), vet, planId);
      await vet.call(endConversation, { query: { id }, body: { payment_type: 'DIGITAL' } });
      const { intentId } = await beginPayment(owner, id);
      const { rows } = await product().pool.query<{ fee_basis_points: number; fee: number }>(
        'select fee_basis_points, fee from card_attempts where intent_id = $1',
        [intentId],
      );
      expect(rows).toEqual([{ fee_basis_points: basisPoints, fee }]);
    },
  );
});
