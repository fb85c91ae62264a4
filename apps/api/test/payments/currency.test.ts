import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { readPaymentReport } from '@zampa/contract/payments/read-payment-report';
import { newStartedRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('currency of a clinic', () => {
  const product = useProduct();
  const currencyOf = async ({ vet }: Awaited<ReturnType<typeof newStartedRequest>>) => {
    const query = { facilityId: vet.facility.id, from: '2026-01-01', to: '2026-01-02' };
    return (await vet.call(readPaymentReport, { query })).currency;
  };
  const moveToAmerica = ({ vet }: Awaited<ReturnType<typeof newStartedRequest>>) =>
    vet.call(updateFacility, { body: { facilityId: vet.facility.id, country: 'US' } });

  it('follows the country until a payment was requested, and then stays', async () => {
    const [withPayment, withoutPayment] = [
      await newStartedRequest(product()),
      await newStartedRequest(product()),
    ];
    await withPayment.vet.call(createPayment, {
      body: {
        eventId: withPayment.id,
        amount: 1000,
        payment_type: 'CASH',
      },
    });
    await moveToAmerica(withPayment);
    await moveToAmerica(withoutPayment);
    expect(await currencyOf(withPayment)).toBe('EUR');
    expect(await currencyOf(withoutPayment)).toBe('USD');
  });
});
