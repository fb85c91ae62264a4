import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { createPaymentIntent } from '@zampa/contract/payments/create-payment-intent';
import type { TestAccount } from '@zampa/testing/people';
import { endService, sendChatMessage, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { beginPayment, ledgerOf, paymentsOf, readProviderTotals } from './cards.ts';
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

const WAIT = { timeout: 30_000 };
const QUARTER = 15 * 60;
const DAY = 86_400;
const CLOSED = ['CLOSED', 'UNKNOWN'];

const decline = (vet: TestAccount, id: string) =>
  vet.call(endConversation, { query: { id }, body: { decline: true } });
const withdraw = (person: TestAccount, id: string) => person.call(deleteEvent, { query: { id } });

describe('a consultation by message that does not take place', () => {
  const product = useProduct();

  it.each([
    { window: undefined, seconds: DAY },
    { window: 15, seconds: QUARTER },
  ] as const)(
    'is closed, and both sides notified, if not paid within $window minutes',
    async (each) => {
      const clinic = await newPaidClinic(product());
      const { window, seconds } = each;
      const id = await requestConsultation(clinic, window ? { upfront: { window } } : {});
      expect(
        (await advanceBoth(product(), clinic, seconds - 60)) && (await ledgerOf(product(), id)),
      ).toEqual(['PRICED 600']);
      const { vet, owner } = await advanceBoth(product(), clinic, 61);
      await vi.waitFor(async () => expect(await stateOf(vet, id)).toEqual(CLOSED), WAIT);
      expect(await paymentsOf(owner)).toMatchObject([{ status: 'FAILED', reason: 'EXPIRED' }]);
      await waitForJobs(product());
      for (const person of [vet, owner])
        expect(await requestKindsTo(person)).toEqual(['REQUEST_EXPIRED']);
      expect(await nextEmailAbout(product(), owner, 'Request not paid in time')).toContain(
        'Nothing was charged.',
      );
      await expect(
        owner.call(createPaymentIntent, { body: { eventIds: [id] } }),
      ).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
      expect(await inboxKindsOf(owner)).toEqual([]);
    },
  );

  it('accepts messages from neither side before it is paid', async () => {
    const clinic = await newPaidClinic(product());
    const { vet, owner } = clinic;
    const id = await requestConsultation(clinic);
    for (const person of [vet, owner])
      await expect(sendChatMessage(person, id, 'Hello')).rejects.toMatchObject({
        code: 'CONVERSATION_NOT_STARTED',
      });
    await expect(startConsultation(vet, id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await expect(endService(vet, id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });

  it('can be withdrawn before payment by its family, but not by the clinic or others', async () => {
    const clinic = await newPaidClinic(product());
    const other = await newPaidClinic(product());
    const { vet, owner } = clinic;
    const id = await requestConsultation(clinic);
    for (const stranger of [other.owner, other.vet])
      await expect(withdraw(stranger, id)).rejects.toMatchObject({ status: 404 });
    await expect(withdraw(vet, id)).rejects.toMatchObject({ status: 403 });
    const { intentId } = await beginPayment(owner, id);
    await withdraw(owner, id);
    await withdraw(owner, id);
    await waitForJobs(product());
    expect(await stateOf(owner, id)).toEqual(CLOSED);
    expect(await paymentsOf(owner)).toMatchObject([{ status: 'FAILED', reason: 'CANCELED' }]);
    expect(await requestKindsTo(vet)).toEqual([]);
    expect(await readProviderTotals(product(), intentId)).toMatchObject({ taken: 0 });
  });

  it('cannot be withdrawn once it is paid', async () => {
    const clinic = await newPaidClinic(product());
    const id = await requestConsultation(clinic);
    await payDeposit(product(), clinic.owner, id);
    await expect(withdraw(clinic.owner, id)).rejects.toMatchObject({ status: 403 });
  });

  it('is refunded in full when the clinic declines it', async () => {
    const clinic = await newPaidClinic(product());
    const other = await newPaidClinic(product());
    const { vet, owner } = clinic;
    const id = await requestConsultation(clinic);
    const { intentId } = await payDeposit(product(), owner, id);
    await expect(decline(other.vet, id)).rejects.toMatchObject({ status: 404 });
    await expect(decline(owner, id)).rejects.toMatchObject({ status: 403 });
    await decline(vet, id);
    await decline(vet, id);
    await vi.waitFor(
      async () =>
        expect(await readProviderTotals(product(), intentId)).toMatchObject({
          taken: 600,
          returned: 600,
        }),
      WAIT,
    );
    await waitForJobs(product());
    expect(await stateOf(owner, id)).toEqual(CLOSED);
    expect(await requestKindsTo(owner)).toContain('REQUEST_DECLINED');
    expect(await paymentsOf(owner, { status: 'REFUNDED' })).toMatchObject([{ refunded: 600 }]);
    expect(await inboxKindsOf(vet)).toEqual([]);
  });

  it('is canceled without a payment when the clinic declines it first', async () => {
    const clinic = await newPaidClinic(product());
    const { vet, owner } = clinic;
    const id = await requestConsultation(clinic);
    await decline(vet, id);
    await waitForJobs(product());
    expect(await stateOf(owner, id)).toEqual(CLOSED);
    expect(await paymentsOf(owner)).toMatchObject([{ status: 'FAILED', reason: 'CANCELED' }]);
    expect(await requestKindsTo(owner)).toEqual(['REQUEST_DECLINED']);
  });

  it('cannot be declined once it has been started', async () => {
    const clinic = await newPaidClinic(product());
    const id = await requestConsultation(clinic);
    await payDeposit(product(), clinic.owner, id);
    await startConsultation(clinic.vet, id);
    await expect(decline(clinic.vet, id)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });
});
