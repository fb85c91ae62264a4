import { createEvent } from '@zampa/contract/requests/create-event';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { endService, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { beginPayment, DECLINED, paymentsOf, submitToSandbox } from './cards.ts';
import {
  advanceBoth,
  inboxKindsOf,
  newPaidClinic,
  nextEmailAbout,
  payDeposit,
  requestConsultation,
  requestKindsTo,
  stateOf,
} from './paid-requests.ts';

const DAY = 86_400;
const PENDING = ['PENDING', 'PENDING'];

describe('a consultation by message with a deposit', () => {
  const product = useProduct();

  it.each([
    { deposit: 20, amount: 600 },
    { deposit: 100, amount: 3000 },
  ] as const)('waits for $amount with a deposit of $deposit %', async ({ deposit, amount }) => {
    const clinic = await newPaidClinic(product(), deposit);
    const { owner, vet } = clinic;
    const id = await requestConsultation(clinic);
    await waitForJobs(product());
    expect(await stateOf(owner, id)).toEqual(PENDING);
    const [payment] = await paymentsOf(owner);
    expect(payment).toMatchObject({ eventId: id, type: 'UPFRONT', amount, upfront: true });
    expect(payment).toMatchObject({ status: 'TO_BE_PAID', bookingId: null, price: 3000 });
    expect(Date.parse(payment?.expiresAt ?? '') - Date.parse(payment?.createdDate ?? '')).toBe(
      DAY * 1000,
    );
    expect(await inboxKindsOf(owner)).toEqual(['PAYMENT_DUE']);
    expect(await inboxKindsOf(vet)).toEqual([]);
    expect(await requestKindsTo(vet)).toEqual([]);
  });

  it('is listed only when requests awaiting payment (PENDING) are requested', async () => {
    const clinic = await newPaidClinic(product());
    const { vet, owner } = clinic;
    const id = await requestConsultation(clinic);
    for (const person of [vet, owner]) {
      expect(await person.call(readRequests, { query: {} })).toEqual([]);
      expect(await person.call(readRequests, { query: { status: 'PENDING' } })).toMatchObject([
        { id },
      ]);
    }
    const diary = { params: { userId: owner.id }, query: {} };
    expect(await owner.call(readDiary, diary)).toEqual([]);
  });

  it.each([
    { what: 'its service has no deposit', deposit: 0, isReady: true },
    { what: 'the clinic cannot take cards', deposit: 20, isReady: false },
  ] as const)('is sent immediately when $what', async ({ deposit, isReady }) => {
    const clinic = await newPaidClinic(product(), deposit);
    if (!isReady)
      await product().pool.query(
        `update organizations set payments_status = 'PENDING' where id = $1`,
        [clinic.vet.facility.OrganizationId],
      );
    const id = await requestConsultation(clinic);
    expect((await stateOf(clinic.owner, id))[0]).toBe('NEW');
    expect(await paymentsOf(clinic.owner)).toEqual([]);
    expect(await inboxKindsOf(clinic.vet)).toEqual(['REQUEST']);
  });

  it('is sent immediately when the clinic opens it for a client', async () => {
    const { owner, vet, pet, serviceId } = await newPaidClinic(product());
    await owner.call(linkPets, { body: { facilityId: vet.facility.id, pets: [pet.id] } });
    const payload = { facilityId: vet.facility.id, pets: [pet.id], services: [serviceId] };
    const opened = { type: 'HEALTH', category: 'CONSULTATION' } as const;
    const post = (more: object) =>
      vet.call(createEvent, {
        body: { ...opened, payload: { ...payload, familyId: owner.familyId, ...more } },
      });
    const { id } = await post({});
    expect((await stateOf(vet, id))[0]).toBe('NEW');
    await expect(post({ upfront: { window: 15 } })).rejects.toMatchObject({
      fields: [{ field: 'payload.upfront', code: 'unexpected' }],
    });
  });

  it('refuses terms that the owner has not agreed to', async () => {
    const clinic = await newPaidClinic(product());
    await expect(
      requestConsultation(clinic, { agreed: { price: 3000, upfront: 0 } }),
    ).rejects.toMatchObject({
      code: 'PRICE_CHANGED',
    });
    const id = await requestConsultation(clinic, { agreed: { price: 3000, upfront: 600 } });
    expect(await stateOf(clinic.owner, id)).toEqual(PENDING);
  });

  it('reaches the clinic with its payment, once', async () => {
    const clinic = await newPaidClinic(product());
    const { vet, owner } = clinic;
    const id = await requestConsultation(clinic);
    const declined = await beginPayment(owner, id);
    await submitToSandbox(product(), declined.intentId, { card: DECLINED });
    expect(await stateOf(owner, id)).toEqual(PENDING);
    expect((await payDeposit(product(), owner, id)).amount).toBe(600);
    expect(await stateOf(vet, id)).toEqual(['NEW', 'TO_BE_PAID']);
    expect(await inboxKindsOf(vet)).toEqual(['REQUEST']);
    const later = await advanceBoth(product(), clinic, 301);
    expect((await requestKindsTo(later.vet)).filter((kind) => kind === 'REQUEST')).toHaveLength(1);
    expect(await nextEmailAbout(product(), vet, 'request')).toContain(id);
  });

  it('charges the rest of the price when the service ends', async () => {
    const clinic = await newPaidClinic(product());
    const { vet, owner } = clinic;
    const id = await requestConsultation(clinic);
    await payDeposit(product(), owner, id);
    await startConsultation(vet, id);
    await endService(vet, id);
    const open = await paymentsOf(owner, { status: 'TO_BE_PAID' });
    expect(open.map(({ amount }) => amount)).toEqual([2400]);
  });

  it('reaches the clinic when it marks the deposit as paid', async () => {
    const clinic = await newPaidClinic(product());
    const id = await requestConsultation(clinic);
    const [payment] = await paymentsOf(clinic.vet);
    const query = { eventId: id, paymentId: payment?.id ?? '' };
    expect(await clinic.vet.call(markPaid, { query })).toBe(true);
    expect(await stateOf(clinic.vet, id)).toEqual(['NEW', 'TO_BE_PAID']);
    const { vet } = await advanceBoth(product(), clinic, 2);
    expect(await requestKindsTo(vet)).toEqual(['REQUEST']);
  });
});
