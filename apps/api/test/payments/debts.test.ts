import type { BodyInput } from '@zampa/contract/call';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { openSession, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct, type Product } from '../product.ts';
import { beginPayment, ledgerOf, paymentsOf } from './cards.ts';
import { nextEmailAbout } from './paid-requests.ts';
import { connectCards, newVisit, PRICE } from './visits.ts';

const charge = (vet: TestAccount, body: BodyInput<typeof createPayment>) =>
  vet.call(createPayment, { body });

/** Returns a visit that ended with a card payment request, and the payment. */
async function newDebt(product: Product) {
  const visit = await newVisit(product);
  await connectCards(visit.vet);
  await visit.vet.call(endConversation, {
    query: { id: visit.id },
    body: { payment_type: 'DIGITAL' },
  });
  const [payment] = await paymentsOf(visit.vet);
  if (!payment) throw new Error('the visit was not charged');
  return { ...visit, paymentId: payment.id };
}

const requestsTo = async (owner: TestAccount) =>
  (await owner.call(readNotifications, { query: {} })).filter(
    ({ kind }) => kind === 'PAYMENT_ASKED',
  );

describe('an open payment in the list', () => {
  const product = useProduct();

  it('names its conversation, and whether the client can pay by card', async () => {
    const { vet, id } = await newDebt(product());
    expect(await paymentsOf(vet)).toMatchObject([
      { eventId: id, eventStatus: 'CLOSED', category: 'VISIT', registered: true },
    ]);
    await product().pool.query(
      `update facility_clients set status = 'INVITED' where facility_id = $1`,
      [vet.facility.id],
    );
    expect(await paymentsOf(vet)).toMatchObject([{ registered: false }]);
  });

  it('can be requested again after ten minutes, even while its card form is open', async () => {
    const { vet, owner, id, paymentId } = await newDebt(product());
    const again = { eventId: id, paymentId, amount: PRICE };
    await charge(vet, again);
    await waitForJobs(product());
    const [first] = await requestsTo(owner);
    await beginPayment(owner, id);
    product().clock.advance(600);
    const later = { ...vet, ...(await openSession(vet, vet.email)) };
    await charge(later, again);
    await waitForJobs(product());
    const returned = { ...owner, ...(await openSession(owner, owner.email)) };
    const [second] = await requestsTo(returned);
    const elapsed = Date.parse(second?.dateCreated ?? '') - Date.parse(first?.dateCreated ?? '');
    expect(elapsed).toBeGreaterThanOrEqual(600_000);
    const nextRequest = () => nextEmailAbout(product(), owner, 'requested a payment');
    await nextRequest();
    await nextRequest();
    expect(await ledgerOf(product(), id)).toEqual([
      `PRICED ${PRICE}`,
      'REQUESTED 0',
      'ATTEMPT_OPENED 0',
      'REQUESTED 0',
    ]);
  });

  it('keeps its type when changed by paymentId, so that an installment is not charged twice', async () => {
    const { vet, id } = await newDebt(product());
    const extra = await charge(vet, { eventId: id, type: 'INSTALLMENT', amount: 1000 });
    const again = await charge(vet, { eventId: id, paymentId: extra.id, amount: 1200 });
    expect(again).toMatchObject({ id: extra.id, type: 'INSTALLMENT', amount: 1200 });
    expect(await paymentsOf(vet)).toHaveLength(2);
  });

  it('is marked as paid without other payments when named by paymentId', async () => {
    const { vet, id, paymentId } = await newDebt(product());
    const extra = await charge(vet, { eventId: id, type: 'INSTALLMENT', amount: 1000 });
    const mark = () => vet.call(markPaid, { query: { eventId: id, paymentId: extra.id } });
    expect(await mark()).toBe(true);
    const statuses = async () =>
      new Map((await paymentsOf(vet)).map((payment) => [payment.id, payment.status]));
    expect(await statuses()).toEqual(
      new Map([
        [extra.id, 'PAID'],
        [paymentId, 'TO_BE_PAID'],
      ]),
    );
    expect(await mark()).toBe(true);
    await expect(
      charge(vet, { eventId: id, paymentId: extra.id, amount: 1000 }),
    ).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' });
  });

  it('is not found in the conversation of another client or clinic', async () => {
    const { vet, id } = await newDebt(product());
    const other = await newDebt(product());
    const foreign = { eventId: id, paymentId: other.paymentId };
    await expect(charge(vet, { ...foreign, amount: PRICE })).rejects.toMatchObject({ status: 404 });
    await expect(vet.call(markPaid, { query: foreign })).rejects.toMatchObject({ status: 404 });
    await expect(
      vet.call(markPaid, { query: { eventId: other.id, paymentId: other.paymentId } }),
    ).rejects.toMatchObject({ status: 404 });
    expect(await paymentsOf(other.owner)).toMatchObject([{ status: 'TO_BE_PAID' }]);
  });
});
