import { createPayment } from '@zampa/contract/payments/create-payment';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { employ } from '@zampa/testing/memberships';
import { joinClinic, newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import {
  CHALLENGED,
  readProviderTotals,
  beginPayment,
  DECLINED,
  GOOD,
  ledgerOf,
  paymentsOf,
  SLOW,
  cardStatusOf,
  submitToSandbox,
} from './cards.ts';
import { endWithCardPayment, newUnpaidVisit } from './unpaid-visit.ts';
import { newVisit, PRICE, connectCards, startVisit } from './visits.ts';

const [SECRETARY, CONSULTANT] = [5, 6];
const WAIT = { timeout: 30_000 };

const paymentOf = async (reader: TestAccount, id: string) =>
  (await reader.call(readRequest, { params: { id } })).payload.payment;
const mark = (vet: TestAccount, eventId: string) => vet.call(markPaid, { query: { eventId } });

describe('POST /api/stripe/intent', () => {
  const product = useProduct();

  it('charges the card once, notifies both sides and records every step', async () => {
    const { vet, owner, id } = await newUnpaidVisit(product());
    const { items, total } = await owner.call(readInbox, { query: {} });
    expect(items.find(({ kind }) => kind === 'PAYMENT_DUE')).toMatchObject({
      conversationId: id,
      title: expect.stringContaining('45') as string,
      url: `/app/workspace/payments?pay=${id}`,
    });
    const intent = await beginPayment(owner, id);
    expect(intent).toMatchObject({ amount: PRICE, currency: 'EUR', mode: 'sandbox' });
    expect(intent.intentId).toMatch(/^pi_/);
    expect(intent.clientSecret).toContain('_secret_');
    expect(await cardStatusOf(owner, intent.intentId)).toBe('PENDING');
    expect(await paymentOf(owner, id)).toMatchObject({ status: 'TO_BE_PAID' });
    expect((await submitToSandbox(product(), intent.intentId, { card: GOOD })).status).toBe(200);
    expect(await cardStatusOf(owner, intent.intentId)).toBe('SUCCESS');
    expect(await cardStatusOf(vet, intent.intentId)).toBe('SUCCESS');
    expect(await paymentOf(vet, id)).toMatchObject({ status: 'PAID', payment_type: 'DIGITAL' });
    expect(await ledgerOf(product(), id)).toEqual([
      `PRICED ${PRICE}`,
      'REQUESTED 0',
      'ATTEMPT_OPENED 0',
      `CAPTURED ${PRICE}`,
    ]);
    expect(await paymentsOf(owner)).toMatchObject([
      { eventId: id, status: 'PAID', amount: PRICE, card: { brand: 'visa', last4: '4242' } },
    ]);
    expect((await owner.call(readInbox, { query: {} })).total).toBe(total - 1);
    await expect(beginPayment(owner, id)).rejects.toMatchObject({
      status: 409,
      code: 'ALREADY_PAID',
    });
    await vi.waitFor(async () => {
      const notifications = await vet.call(readNotifications, { query: {} });
      expect(notifications.map(({ kind }) => kind)).toContain('PAYMENT_RECEIVED');
    }, WAIT);
  });

  it('returns the same intent for eight concurrent calls', async () => {
    const { owner, id } = await newUnpaidVisit(product());
    const intents = await Promise.all(Array.from({ length: 8 }, () => beginPayment(owner, id)));
    expect(new Set(intents.map(({ intentId }) => intentId)).size).toBe(1);
    const { rows } = await product().pool.query(
      'select count(*)::int as n from sandbox_intents where id = any($1)',
      [intents.map(({ intentId }) => intentId)],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('lets the payer use another card after a declined one', async () => {
    const { owner, id } = await newUnpaidVisit(product());
    const { intentId } = await beginPayment(owner, id);
    expect((await submitToSandbox(product(), intentId, { card: DECLINED })).body).toEqual({
      status: 'requires_payment_method',
      failure: 'generic_decline',
    });
    expect(await cardStatusOf(owner, intentId)).toBe('FAILED');
    expect(await paymentsOf(owner, { status: 'TO_BE_PAID' })).toMatchObject([
      { eventId: id, status: 'PENDING', declined: true },
    ]);
    expect((await beginPayment(owner, id)).intentId).toBe(intentId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    expect(await cardStatusOf(owner, intentId)).toBe('SUCCESS');
    expect(await ledgerOf(product(), id)).toEqual([
      `PRICED ${PRICE}`,
      'REQUESTED 0',
      'ATTEMPT_OPENED 0',
      'ATTEMPT_DECLINED 0',
      `CAPTURED ${PRICE}`,
    ]);
  });

  it.each([
    { challenge: 'pass', status: 'SUCCESS' },
    { challenge: 'fail', status: 'FAILED' },
  ] as const)(
    'handles the answer of the bank of the payer: $challenge',
    async ({ challenge, status }) => {
      const { owner, id } = await newUnpaidVisit(product());
      const { intentId } = await beginPayment(owner, id);
      expect((await submitToSandbox(product(), intentId, { card: CHALLENGED })).body).toMatchObject(
        {
          status: 'requires_action',
        },
      );
      expect(await cardStatusOf(owner, intentId)).toBe('PENDING');
      await submitToSandbox(product(), intentId, { challenge });
      expect(await cardStatusOf(owner, intentId)).toBe(status);
    },
  );

  it('blocks other payments while a slow card payment is in progress', async () => {
    const { vet, owner, id } = await newUnpaidVisit(product());
    const { intentId } = await beginPayment(owner, id);
    await submitToSandbox(product(), intentId, { card: SLOW });
    expect(await cardStatusOf(owner, intentId)).toBe('PENDING');
    await expect(mark(vet, id)).rejects.toMatchObject({ status: 409, code: 'PAYMENT_IN_FLIGHT' });
    await expect(
      vet.call(createPayment, { body: { eventId: id, amount: PRICE + 1 } }),
    ).rejects.toMatchObject({ code: 'PAYMENT_IN_FLIGHT' });
    product().clock.advance(10);
    expect(await cardStatusOf(owner, intentId)).toBe('SUCCESS');
    expect(await mark(vet, id)).toBe(false);
    expect(await paymentOf(vet, id)).toMatchObject({ status: 'PAID', payment_type: 'DIGITAL' });
  });

  it('accepts only test cards and known intents in the sandbox', async () => {
    const { owner, id } = await newUnpaidVisit(product());
    const { intentId } = await beginPayment(owner, id);
    expect(
      await submitToSandbox(product(), intentId, { card: '4111 1111 1111 1111' }),
    ).toMatchObject({
      status: 400,
      body: { code: 'incorrect_number' },
    });
    expect(await cardStatusOf(owner, intentId)).toBe('PENDING');
    expect((await submitToSandbox(product(), 'pi_sbx0', { card: GOOD })).status).toBe(404);
    await expect(cardStatusOf(owner, 'pi_sbx0')).rejects.toMatchObject({ status: 404 });
  });

  it('pays several visits of one clinic together, each with its own amount', async () => {
    const { id, ...clinic } = await newUnpaidVisit(product());
    const { owner, vet } = clinic;
    const second = await startVisit(clinic, 3333);
    await endWithCardPayment(vet, second);
    const alone = await beginPayment(owner, id);
    const both = await beginPayment(owner, id, second);
    expect(both).toMatchObject({ amount: PRICE + 3333 });
    // The earlier intent for one of them is closed.
    expect((await submitToSandbox(product(), alone.intentId, { card: GOOD })).status).toBe(400);
    await submitToSandbox(product(), both.intentId, { card: GOOD });
    expect(await cardStatusOf(owner, both.intentId)).toBe('SUCCESS');
    expect(await ledgerOf(product(), second)).toContain('CAPTURED 3333');
    expect(await ledgerOf(product(), id)).toEqual([
      `PRICED ${PRICE}`,
      'REQUESTED 0',
      'ATTEMPT_OPENED 0',
      'ATTEMPT_CLOSED 0',
      'ATTEMPT_OPENED 0',
      `CAPTURED ${PRICE}`,
    ]);
    // In the trial the fee is 1.5 % of each line, rounded down: 67 of 4500 and 49 of 3333.
    expect(await readProviderTotals(product(), both.intentId)).toMatchObject({
      taken: 7833,
      fee: 116,
    });
  });

  it('rejects visits of several clinics, visits of others and free visits', async () => {
    const { owner, ...first } = await newUnpaidVisit(product());
    const other = await newClinicWithClient(product());
    await joinClinic(owner, other.vet.facility);
    const foreign = await newUnpaidVisit(product());
    await expect(beginPayment(owner, first.id, foreign.id)).rejects.toMatchObject({ status: 404 });
    await expect(beginPayment(foreign.vet, foreign.id)).rejects.toMatchObject({ status: 403 });
    await expect(
      cardStatusOf(owner, (await beginPayment(foreign.owner, foreign.id)).intentId),
    ).rejects.toMatchObject({ status: 404 });
    const elsewhere = await startVisit({ ...other, owner, pet: first.pet }, PRICE);
    await expect(beginPayment(owner, first.id, elsewhere)).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'eventIds', code: 'different_facilities' }],
    });
    await expect(beginPayment(owner, elsewhere)).rejects.toMatchObject({
      code: 'PAYMENTS_NOT_CONFIGURED',
    });
    const free = await startVisit({ ...first, owner }, 0);
    await expect(beginPayment(owner, free)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });

  it('closes the intent when the visit is paid in cash, at its end or later', async () => {
    const { vet, owner, id } = await newUnpaidVisit(product());
    const { intentId } = await beginPayment(owner, id);
    expect(await mark(vet, id)).toBe(true);
    expect((await submitToSandbox(product(), intentId, { card: GOOD })).status).toBe(400);
    expect(await cardStatusOf(owner, intentId)).toBe('FAILED');
    expect(await paymentOf(owner, id)).toMatchObject({ status: 'PAID', payment_type: 'CASH' });
    const open = await newVisit(product());
    await connectCards(open.vet);
    const begun = await beginPayment(open.owner, open.id);
    await open.vet.call(endConversation, {
      query: { id: open.id },
      body: { payment_type: 'CASH' },
    });
    expect(await cardStatusOf(open.owner, begun.intentId)).toBe('FAILED');
    expect(await ledgerOf(product(), open.id)).toEqual([
      `PRICED ${PRICE}`,
      'ATTEMPT_OPENED 0',
      'ATTEMPT_CLOSED 0',
      `MARKED_PAID ${PRICE}`,
    ]);
  });
});

describe('payments at neighboring clinics', () => {
  const product = useProduct();

  it('show the card status only to people who can see the conversation', async () => {
    const { vet, owner, id } = await newUnpaidVisit(product());
    const { intentId } = await beginPayment(owner, id);
    const [desk, consultant, neighbour] = [
      await newColleague(product(), 'Dora'),
      await newColleague(product(), 'Carlo'),
      await newVet(product()),
    ];
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    await employ(product().pool, vet.facility.id, consultant.id, { roleId: CONSULTANT });
    for (const person of [owner, vet, desk])
      expect(await cardStatusOf(person, intentId)).toBe('PENDING');
    for (const person of [consultant, neighbour])
      await expect(cardStatusOf(person, intentId)).rejects.toMatchObject({ status: 404 });
    await product().pool.query('update conversations set assignee_id = $2 where id = $1', [
      id,
      consultant.id,
    ]);
    expect(await cardStatusOf(consultant, intentId)).toBe('PENDING');
  });

  it("list only amounts owed to the caller's clinic", async () => {
    const { vet, owner, id } = await newUnpaidVisit(product());
    const neighbour = await newVet(product());
    expect(await paymentsOf(vet)).toMatchObject([{ eventId: id, status: 'TO_BE_PAID' }]);
    expect(await paymentsOf(neighbour)).toEqual([]);
    await expect(paymentsOf(neighbour, { facilityId: vet.facility.id })).rejects.toMatchObject({
      status: 404,
      code: 'FACILITY_UNKNOWN',
    });
    expect(await paymentsOf(owner, { familyId: owner.familyId })).toHaveLength(1);
    expect(await paymentsOf(owner, { status: 'PAID' })).toEqual([]);
    expect(await paymentsOf(vet, { from: product().clock.now().toISOString() })).toEqual([]);
  });
});
