import { markPaid } from '@zampa/contract/payments/mark-paid';
import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readClients } from '@zampa/contract/clients/read-clients';
import { readFamily } from '@zampa/contract/families/read-family';
import { readMe } from '@zampa/contract/people/read-me';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, joinClinic, type TestAccount } from '@zampa/testing/people';
import { endService } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { beginPayment, GOOD, ledgerOf, paymentsOf, submitToSandbox } from './cards.ts';
import { newVisit, PRICE, connectCards, startVisit } from './visits.ts';

const SECRETARY = 5;

const endWith = (vet: TestAccount, id: string, payment_type: 'CASH' | 'DIGITAL') =>
  vet.call(endConversation, { query: { id }, body: { payment_type } });
const paymentOf = async (reader: TestAccount, id: string) =>
  (await reader.call(readRequest, { params: { id } })).payload.payment;
const mark = (person: TestAccount, eventId: string) =>
  person.call(markPaid, { query: { eventId } });

describe('PATCH /api/events/close — means of payment', () => {
  const product = useProduct();

  it('marks the visit as paid in cash once for five concurrent calls', async () => {
    const { vet, owner, id } = await newVisit(product());
    expect(await paymentOf(vet, id)).toMatchObject({ status: 'TO_BE_PAID', paidDate: null });
    const ended = await Promise.all(Array.from({ length: 5 }, () => endWith(vet, id, 'CASH')));
    for (const { payload } of ended)
      expect(payload).toMatchObject({
        status: 'CLOSED',
        payment: { status: 'PAID', payment_type: 'CASH', amount: PRICE },
      });
    expect(new Set(ended.map(({ payload }) => payload.payment.paidDate)).size).toBe(1);
    expect(await paymentOf(owner, id)).toMatchObject({ status: 'PAID' });
  });

  it('rejects a card payment where the clinic accepts no cards, and leaves the visit open', async () => {
    const { vet, id } = await newVisit(product());
    await expect(endWith(vet, id, 'DIGITAL')).rejects.toMatchObject({
      status: 409,
      code: 'PAYMENTS_NOT_CONFIGURED',
    });
    const { payload } = await vet.call(readRequest, { params: { id } });
    expect(payload).toMatchObject({ status: 'OPEN', payment: { status: 'TO_BE_PAID' } });
  });

  it('asks for a card payment once and leaves it unpaid', async () => {
    const { vet, owner, id } = await newVisit(product());
    await connectCards(vet);
    const first = await endWith(vet, id, 'DIGITAL');
    expect(first.payload).toMatchObject({
      status: 'CLOSED',
      payment: { status: 'TO_BE_PAID', payment_type: 'DIGITAL', paidDate: null },
    });
    const { requestDate } = first.payload.payment;
    expect(requestDate).not.toBeNull();
    product().clock.advance(60);
    await endWith(vet, id, 'DIGITAL');
    expect(await paymentOf(owner, id)).toMatchObject({ requestDate });
    expect(await mark(vet, id)).toBe(true);
    await expect(endWith(vet, id, 'DIGITAL')).rejects.toMatchObject({ code: 'ALREADY_PAID' });
  });

  it('rejects a card payment below the minimum, with an error at its field', async () => {
    const { vet, id } = await newVisit(product(), 49);
    await connectCards(vet);
    await expect(endWith(vet, id, 'DIGITAL')).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'payment_type', code: 'too_little_for_card' }],
    });
  });

  it('ignores the means of payment for a free visit', async () => {
    const { vet, id } = await newVisit(product(), 0);
    const { payload } = await endWith(vet, id, 'CASH');
    expect(payload.payment).toMatchObject({ status: 'FREE', payment_type: 'UNKNOWN' });
  });
});

describe('PATCH /api/payment — paid in cash later', () => {
  const product = useProduct();

  it('marks a payment as paid permanently, and returns false for a free visit', async () => {
    const { vet, id } = await newVisit(product());
    await endService(vet, id);
    expect(await paymentOf(vet, id)).toMatchObject({ status: 'TO_BE_PAID' });
    expect(await Promise.all([mark(vet, id), mark(vet, id)])).toEqual([true, true]);
    const { paidDate } = await paymentOf(vet, id);
    product().clock.advance(60);
    expect(await mark(vet, id)).toBe(true);
    expect(await paymentOf(vet, id)).toMatchObject({ status: 'PAID', paidDate });
    for (const unpaid of [
      "update charges set status = 'TO_BE_PAID', paid_at = null where conversation_id = $1",
      'update charges set amount = 1 where conversation_id = $1',
    ])
      await expect(product().pool.query(unpaid, [id])).rejects.toThrow(
        'what has been paid stays paid',
      );
    for (const rewritten of ['delete from', 'update'])
      await expect(
        product().pool.query(
          `${rewritten} ledger_entries ${rewritten === 'update' ? 'set amount = 1' : ''} where charge_id in
            (select id from charges where conversation_id = $1)`,
          [id],
        ),
      ).rejects.toThrow('what is in the ledger stays in it');

    const free = await newVisit(product(), 0);
    expect(await mark(free.vet, free.id)).toBe(false);
  });

  it('returns false and marks nothing when a card payment came first', async () => {
    const clinic = await newVisit(product());
    const { vet, owner, id } = clinic;
    await connectCards(vet);
    const ids = [id];
    while (ids.length < 5) ids.push(await startVisit(clinic, PRICE));
    for (const each of ids) {
      await endService(vet, each);
      const { intentId } = await beginPayment(owner, each);
      // The provider has taken the payment, but nothing has asked it since.
      await submitToSandbox(product(), intentId, { card: GOOD });
    }
    const marks = await Promise.all(ids.map((each) => mark(vet, each)));
    expect(marks).toEqual([false, false, false, false, false]);
    for (const each of ids) {
      const lines = await ledgerOf(product(), each);
      expect(lines).toContain(`CAPTURED ${PRICE}`);
      expect(lines).not.toContain(`MARKED_PAID ${PRICE}`);
      expect(await paymentsOf(vet, { eventId: each })).toMatchObject([
        { status: 'PAID', payment_type: 'DIGITAL' },
      ]);
      expect(await mark(vet, each)).toBe(false);
    }
  });

  it('clears the balance that the client has had since the end of the visit', async () => {
    const { vet, owner, id } = await newVisit(product());
    const params = { id: vet.facility.id };
    const query = { FamilyId: owner.familyId };
    const balances = async () => {
      const [client] = await vet.call(readClients, { params, query: {} });
      const ofFamily = await vet.call(readFamily, { query });
      const forFamily = await owner.call(readFamily, { query });
      const me = await owner.call(readMe, {});
      return [client?.balance, ofFamily.balance, forFamily.balance, me.balance];
    };
    expect(await balances()).toEqual([0, 0, 0, 0]);
    await endService(vet, id);
    expect(await balances()).toEqual([PRICE, PRICE, PRICE, PRICE]);
    expect(await vet.call(readMe, {})).toMatchObject({ balance: 0 });
    await mark(vet, id);
    expect(await balances()).toEqual([0, 0, 0, 0]);
  });

  it('clears a balance that only its own clinic can see', async () => {
    const { owner, ...first } = await newVisit(product());
    const other = await newVet(product());
    await joinClinic(owner, other.facility);
    await endService(first.vet, first.id);
    const query = { FamilyId: owner.familyId };
    expect(await other.call(readFamily, { query })).toMatchObject({ balance: 0 });
    expect(await owner.call(readFamily, { query })).toMatchObject({ balance: PRICE });
  });

  it('is not needed for a canceled visit, which leaves no balance', async () => {
    const { vet, id, ...clinic } = await newVisit(product());
    const params = { id: vet.facility.id };
    const { id: bookingId } = await vet.call(createEvent, {
      body: {
        type: 'CALENDAR',
        category: 'BOOKING',
        parent_id: id,
        payload: { event: { start: at(product().clock.now(), 3), resource: vet.id } },
      },
    });
    await vet.call(deleteEvent, { query: { id: bookingId } });
    await endService(vet, id);
    const [client] = await vet.call(readClients, { params, query: {} });
    expect(client).toMatchObject({ FamilyId: clinic.owner.familyId, balance: 0 });
  });

  it('is allowed to all staff including reception, and refused to owners and strangers', async () => {
    const { vet, owner, id } = await newVisit(product());
    const desk = await newColleague(product());
    await employ(product().pool, vet.facility.id, desk.id, { roleId: SECRETARY });
    await expect(mark(owner, id)).rejects.toMatchObject({ status: 403 });
    const stranger = await newVet(product());
    await expect(mark(stranger, id)).rejects.toMatchObject({ status: 404 });
    expect(await paymentOf(vet, id)).toMatchObject({ status: 'TO_BE_PAID' });
    expect(await mark(desk, id)).toBe(true);
  });
});
