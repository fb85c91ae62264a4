import { createPayment } from '@zampa/contract/payments/create-payment';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import type { TestAccount } from '@zampa/testing/people';
import { beforeAll, describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { paymentsOf } from './cards.ts';
import { newVisit, PRICE, connectCards } from './visits.ts';

/** Start of March 11 in Tokyo, nine hours before London. */
const MIDNIGHT = '2026-03-10T15:00:00.000Z';
const A_MOMENT_LATER = '2026-03-10T15:00:00.001Z';

describe('GET /api/payments — periods', () => {
  const product = useProduct();
  let vet: TestAccount, owner: TestAccount, facilityId: string;
  beforeAll(async () => {
    const visit = await newVisit(product(), PRICE);
    ({ vet, owner } = visit);
    await connectCards(visit.vet);
    facilityId = visit.vet.facility.id;
    await vet.call(updateFacility, { body: { facilityId, timezone: 'Asia/Tokyo' } });
    await vet.call(createPayment, { body: { eventId: visit.id, amount: PRICE } });
    await product().pool.query('update charges set created_at = $2 where conversation_id = $1', [
      visit.id,
      MIDNIGHT,
    ]);
  });

  it.each([
    { period: { from: '2026-03-11' }, isFound: true },
    { period: { from: '2026-03-12' }, isFound: false },
    { period: { to: '2026-03-10' }, isFound: false },
    { period: { to: '2026-03-11' }, isFound: true },
    { period: { from: '2026-03-11', to: '2026-03-11' }, isFound: true },
    { period: { from: '2026-03-10', to: '2026-03-10' }, isFound: false },
    { period: { from: MIDNIGHT }, isFound: true },
    { period: { from: A_MOMENT_LATER }, isFound: false },
    { period: { to: MIDNIGHT }, isFound: false },
    { period: { to: A_MOMENT_LATER }, isFound: true },
    { period: { from: '2026-03-11T00:00:00+09:00', to: '2026-03-11' }, isFound: true },
    { period: { from: '2026-03-11', to: MIDNIGHT }, isFound: false },
  ])(
    'includes the start of a period and excludes its end: $period',
    async ({ period, isFound }) => {
      const found = isFound ? 1 : 0;
      expect(await paymentsOf(vet, { ...period, facilityId })).toHaveLength(found);
      expect(await paymentsOf(vet, period)).toHaveLength(found);
      expect(await paymentsOf(owner, period)).toHaveLength(found);
    },
  );

  it.each(['yesterday', '2026-02-30', '2026-03-11T00:00'])('rejects the date %s', async (from) => {
    await expect(paymentsOf(vet, { from })).rejects.toMatchObject({
      status: 400,
      code: 'VALIDATION',
    });
  });
});
