import { createEvent } from '@zampa/contract/requests/create-event';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { updateService } from '@zampa/contract/services/update-service';
import { beforeEach, describe, expect, it } from 'vitest';
import { at } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { paymentsOf } from './cards.ts';
import { type DepositClinic, newDepositClinic } from './deposit-clinic.ts';

const CHANGED = { status: 409, code: 'PRICE_CHANGED' };
const PRICE = 6000;
const DEPOSIT = 1200;

type Agreed = { readonly price: number; readonly upfront: number };

describe('agreed price of a request', () => {
  const product = useProduct();
  let clinic: DepositClinic;
  beforeEach(async () => {
    clinic = await newDepositClinic(product(), 20);
  });

  function requestVisit(
    agreed: Agreed,
    { days = 4, hasTime = true, clientId = crypto.randomUUID() } = {},
  ) {
    const { owner, facilityId, serviceId, pet } = clinic;
    const event = hasTime ? { start: at(product().clock.now(), days) } : {};
    const payload = { facilityId, pets: [pet.id], services: [serviceId], event, agreed };
    return owner.call(createEvent, {
      body: { type: 'HEALTH', category: 'VISIT', clientId, payload },
    });
  }

  const sellFor = (price: number, deposit: 0 | 20 | 50) =>
    clinic.vet.call(updateService, { query: { id: clinic.serviceId }, body: { price, deposit } });

  const countOf = async ({ owner }: DepositClinic) =>
    (await owner.call(readDiary, { params: { userId: owner.id }, query: { limit: 50 } })).length;

  it('determines the deposit and the price of the payment', async () => {
    const { id } = await requestVisit({ price: PRICE, upfront: DEPOSIT });
    expect(await paymentsOf(clinic.owner, { eventId: id })).toMatchObject([
      { amount: DEPOSIT, price: PRICE },
    ]);
  });

  it.each([
    { what: 'price', price: 7000, deposit: 20, upfront: 1400 },
    { what: 'deposit', price: PRICE, deposit: 50, upfront: 3000 },
    { what: 'deposit (to none)', price: PRICE, deposit: 0, upfront: 0 },
  ] as const)(
    'is rejected once the $what has changed, until the new one is agreed',
    async (now) => {
      const before = await countOf(clinic);
      await sellFor(now.price, now.deposit);
      const clientId = crypto.randomUUID();
      await expect(
        requestVisit({ price: PRICE, upfront: DEPOSIT }, { clientId }),
      ).rejects.toMatchObject(CHANGED);
      expect(await countOf(clinic)).toBe(before);
      const { id } = await requestVisit({ price: now.price, upfront: now.upfront }, { clientId });
      const payments = await paymentsOf(clinic.owner, { eventId: id });
      expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(now.upfront);
    },
  );

  it('contains no deposit when the client leaves the time to the clinic', async () => {
    const withoutTime = { hasTime: false };
    await expect(
      requestVisit({ price: PRICE, upfront: DEPOSIT }, withoutTime),
    ).rejects.toMatchObject(CHANGED);
    await requestVisit({ price: PRICE, upfront: 0 }, withoutTime);
    await sellFor(PRICE, 50);
    await requestVisit({ price: PRICE, upfront: 0 }, withoutTime);
  });

  it('keeps its first answer when the request is sent again after a price change', async () => {
    const clientId = crypto.randomUUID();
    const first = await requestVisit({ price: PRICE, upfront: DEPOSIT }, { clientId });
    await sellFor(7000, 20);
    expect(await requestVisit({ price: PRICE, upfront: DEPOSIT }, { clientId })).toEqual(first);
  });
});
