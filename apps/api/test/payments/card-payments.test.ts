import { createPayment } from '@zampa/contract/payments/create-payment';
import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { employ } from '@zampa/testing/memberships';
import { join, newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import { newClinicWithClient } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import {
  ASKS,
  atProvider,
  begin,
  DECLINED,
  GOOD,
  linesOf,
  paymentsOf,
  SLOW,
  statusOf,
  type,
} from './cards.ts';
import { askByCard, newDebt } from './debts.ts';
import { newVisit, PRICE, takeCards, visitOf } from './visits.ts';

const [SECRETARY, CONSULTANT] = [5, 6];
const WAIT = { timeout: 10_000 };

const paymentOf = async (reader: TestAccount, id: string) =>
  (await reader.call(readRequest, { params: { id } })).payload.payment;
const mark = (vet: TestAccount, eventId: string) => vet.call(markPaid, { query: { eventId } });

describe('POST /api/stripe/intent — paying by card', () => {
  const product = useProduct();

  it('takes the money once, tells both sides, and keeps every step', async () => {
    const { vet, owner, id } = await newDebt(product());
    const { items, total } = await owner.call(readInbox, { query: {} });
    expect(items.find(({ kind }) => kind === 'PAYMENT_DUE')).toMatchObject({
      conversationId: id,
      title: expect.stringContaining('45') as string,
      url: `/app/workspace/payments?pay=${id}`,
    });
    const intent = await begin(owner, id);
    expect(intent).toMatchObject({ amount: PRICE, currency: 'EUR', mode: 'sandbox' });
    expect(intent.intentId).toMatch(/^pi_/);
    expect(intent.clientSecret).toContain('_secret_');
    expect(await statusOf(owner, intent.intentId)).toBe('PENDING');
    expect(await paymentOf(owner, id)).toMatchObject({ status: 'TO_BE_PAID' });
    expect((await type(product(), intent.intentId, { card: GOOD })).status).toBe(200);
    expect(await statusOf(owner, intent.intentId)).toBe('SUCCESS');
    expect(await statusOf(vet, intent.intentId)).toBe('SUCCESS');
    expect(await paymentOf(vet, id)).toMatchObject({ status: 'PAID', payment_type: 'DIGITAL' });
    expect(await linesOf(product(), id)).toEqual([
      `PRICED ${PRICE}`,
      'REQUESTED 0',
      'ATTEMPT_OPENED 0',
      `CAPTURED ${PRICE}`,
    ]);
    expect(await paymentsOf(owner)).toMatchObject([
      { eventId: id, status: 'PAID', amount: PRICE, card: { brand: 'visa', last4: '4242' } },
    ]);
    expect((await owner.call(readInbox, { query: {} })).total).toBe(total - 1);
    await expect(begin(owner, id)).rejects.toMatchObject({ status: 409, code: 'ALREADY_PAID' });
    await vi.waitFor(async () => {
      const told = await vet.call(readNotifications, { query: {} });
      expect(told.map(({ kind }) => kind)).toContain('PAYMENT_RECEIVED');
    }, WAIT);
  });

  it('is one payment, however often it is begun', async () => {
    const { owner, id } = await newDebt(product());
    const intents = await Promise.all(Array.from({ length: 8 }, () => begin(owner, id)));
    expect(new Set(intents.map(({ intentId }) => intentId)).size).toBe(1);
    const { rows } = await product().pool.query(
      'select count(*)::int as n from sandbox_intents where id = any($1)',
      [intents.map(({ intentId }) => intentId)],
    );
    expect(rows).toEqual([{ n: 1 }]);
  });

  it('goes on with another card after one was declined', async () => {
    const { owner, id } = await newDebt(product());
    const { intentId } = await begin(owner, id);
    expect((await type(product(), intentId, { card: DECLINED })).body).toEqual({
      status: 'requires_payment_method',
      failure: 'generic_decline',
    });
    expect(await statusOf(owner, intentId)).toBe('FAILED');
    expect(await paymentsOf(owner, { status: 'TO_BE_PAID' })).toMatchObject([
      { eventId: id, status: 'PENDING', declined: true },
    ]);
    expect((await begin(owner, id)).intentId).toBe(intentId);
    await type(product(), intentId, { card: GOOD });
    expect(await statusOf(owner, intentId)).toBe('SUCCESS');
    expect(await linesOf(product(), id)).toEqual([
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
  ] as const)('asks the payer’s bank, which says $challenge', async ({ challenge, status }) => {
    const { owner, id } = await newDebt(product());
    const { intentId } = await begin(owner, id);
    expect((await type(product(), intentId, { card: ASKS })).body).toMatchObject({
      status: 'requires_action',
    });
    expect(await statusOf(owner, intentId)).toBe('PENDING');
    await type(product(), intentId, { challenge });
    expect(await statusOf(owner, intentId)).toBe(status);
  });

  it('waits for a card that takes its time, and takes nothing else meanwhile', async () => {
    const { vet, owner, id } = await newDebt(product());
    const { intentId } = await begin(owner, id);
    await type(product(), intentId, { card: SLOW });
    expect(await statusOf(owner, intentId)).toBe('PENDING');
    await expect(mark(vet, id)).rejects.toMatchObject({ status: 409, code: 'PAYMENT_IN_FLIGHT' });
    await expect(
      vet.call(createPayment, { body: { eventId: id, amount: PRICE + 1 } }),
    ).rejects.toMatchObject({ code: 'PAYMENT_IN_FLIGHT' });
    product().clock.advance(10);
    expect(await statusOf(owner, intentId)).toBe('SUCCESS');
    expect(await mark(vet, id)).toBe(true);
    expect(await paymentOf(vet, id)).toMatchObject({ status: 'PAID', payment_type: 'DIGITAL' });
  });

  it('takes only test cards in the sandbox, and knows no other payments', async () => {
    const { owner, id } = await newDebt(product());
    const { intentId } = await begin(owner, id);
    expect(await type(product(), intentId, { card: '4111 1111 1111 1111' })).toMatchObject({
      status: 400,
      body: { code: 'incorrect_number' },
    });
    expect(await statusOf(owner, intentId)).toBe('PENDING');
    expect((await type(product(), 'pi_sbx0', { card: GOOD })).status).toBe(404);
    await expect(statusOf(owner, 'pi_sbx0')).rejects.toMatchObject({ status: 404 });
  });

  it('pays several of one clinic in one payment, each to its part', async () => {
    const { id, ...clinic } = await newDebt(product());
    const { owner, vet } = clinic;
    const second = await visitOf(clinic, 3333);
    await askByCard(vet, second);
    const alone = await begin(owner, id);
    const both = await begin(owner, id, second);
    expect(both).toMatchObject({ amount: PRICE + 3333 });
    // Another payment of the same was begun before: it is closed.
    expect((await type(product(), alone.intentId, { card: GOOD })).status).toBe(400);
    await type(product(), both.intentId, { card: GOOD });
    expect(await statusOf(owner, both.intentId)).toBe('SUCCESS');
    expect(await linesOf(product(), second)).toContain('CAPTURED 3333');
    expect(await linesOf(product(), id)).toEqual([
      `PRICED ${PRICE}`,
      'REQUESTED 0',
      'ATTEMPT_OPENED 0',
      'ATTEMPT_CLOSED 0',
      'ATTEMPT_OPENED 0',
      `CAPTURED ${PRICE}`,
    ]);
    // In the trial 1.5 % are kept, of each line by itself: 67 of 4500 and 49 of 3333.
    expect(await atProvider(product(), both.intentId)).toMatchObject({ taken: 7833, fee: 116 });
  });

  it('refuses several of different clinics, of others, and what costs nothing', async () => {
    const { owner, ...first } = await newDebt(product());
    const other = await newClinicWithClient(product());
    await join(owner, other.vet.facility);
    const foreign = await newDebt(product());
    await expect(begin(owner, first.id, foreign.id)).rejects.toMatchObject({ status: 404 });
    await expect(begin(foreign.vet, foreign.id)).rejects.toMatchObject({ status: 403 });
    await expect(
      statusOf(owner, (await begin(foreign.owner, foreign.id)).intentId),
    ).rejects.toMatchObject({ status: 404 });
    const elsewhere = await visitOf({ ...other, owner, pet: first.pet }, PRICE);
    await expect(begin(owner, first.id, elsewhere)).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'eventIds', code: 'different_facilities' }],
    });
    await expect(begin(owner, elsewhere)).rejects.toMatchObject({
      code: 'PAYMENTS_NOT_CONFIGURED',
    });
    const free = await visitOf({ ...first, owner }, 0);
    await expect(begin(owner, free)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
  });

  it('is closed when the money is given by hand, before it ends and after', async () => {
    const { vet, owner, id } = await newDebt(product());
    const { intentId } = await begin(owner, id);
    expect(await mark(vet, id)).toBe(true);
    expect((await type(product(), intentId, { card: GOOD })).status).toBe(400);
    expect(await statusOf(owner, intentId)).toBe('FAILED');
    expect(await paymentOf(owner, id)).toMatchObject({ status: 'PAID', payment_type: 'CASH' });
    const open = await newVisit(product());
    await takeCards(open.vet);
    const begun = await begin(open.owner, open.id);
    await open.vet.call(endConversation, {
      query: { id: open.id },
      body: { payment_type: 'CASH' },
    });
    expect(await statusOf(open.owner, begun.intentId)).toBe('FAILED');
    expect(await linesOf(product(), open.id)).toEqual([
      `PRICED ${PRICE}`,
      'ATTEMPT_OPENED 0',
      'ATTEMPT_CLOSED 0',
      `MARKED_PAID ${PRICE}`,
    ]);
  });
});

describe('two clinics beside each other', () => {
  const product = useProduct();

  it('tell how a card payment stands whom they show what it is for', async () => {
    const { vet, owner, id } = await newDebt(product());
    const { intentId } = await begin(owner, id);
    const [desk, consultant, neighbour] = [
      await newColleague(product(), 'Dora'),
      await newColleague(product(), 'Carlo'),
      await newVet(product()),
    ];
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    await employ(product().pool, vet.facility.id, consultant.id, { roleId: CONSULTANT });
    for (const person of [owner, vet, desk])
      expect(await statusOf(person, intentId)).toBe('PENDING');
    for (const person of [consultant, neighbour])
      await expect(statusOf(person, intentId)).rejects.toMatchObject({ status: 404 });
    await product().pool.query('update conversations set assignee_id = $2 where id = $1', [
      id,
      consultant.id,
    ]);
    expect(await statusOf(consultant, intentId)).toBe('PENDING');
  });

  it('see what is owed to them alone', async () => {
    const { vet, owner, id } = await newDebt(product());
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
