import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { readPaymentReport } from '@zampa/contract/payments/read-payment-report';
import { newStartedRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('the currency of a clinic', () => {
  const product = useProduct();
  const currencyOf = async ({ vet }: Awaited<ReturnType<typeof newStartedRequest>>) => {
    const query = { facilityId: vet.facility.id, from: '2026-01-01', to: '2026-01-02' };
    return (await vet.call(readPaymentReport, { query })).currency;
  };
  const moveToAmerica = ({ vet }: Awaited<ReturnType<typeof newStartedRequest>>) =>
    vet.call(updateFacility, { body: { facilityId: vet.facility.id, country: 'US' } });

  it('follows its country until money was asked for, and stays then, also where nothing has a price', async () => {
    const [asked, not] = [await newStartedRequest(product()), await newStartedRequest(product())];
    await asked.vet.call(createPayment, {
      body: {
        eventId: asked.id,
        amount: 1000,
        payment_type: 'CASH',
      },
    });
    await moveToAmerica(asked);
    await moveToAmerica(not);
    expect(await currencyOf(asked)).toBe('EUR');
    expect(await currencyOf(not)).toBe('USD');
  });
});
