import { markInboxDone } from '@zampa/contract/inbox/mark-inbox-done';
import { countRequests } from '@zampa/contract/inbox/count-requests';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { endConversation } from '@zampa/contract/inbox/end-conversation';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import type { TestAccount } from '@zampa/testing/people';
import { start, write } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import {
  appointmentOf,
  askForVisit,
  at,
  book,
  change,
  newOpenClinic,
} from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { atProvider, begin, DECLINED, GOOD, linesOf, paymentsOf, type } from './cards.ts';
import { laterAt, newDepositClinic } from './deposits.ts';
import { newVisit } from './visits.ts';

const WAIT = { timeout: 10_000 };
const QUARTER = 15 * 60;
const DAY = 86_400;
const VISITS = 'VISIT';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const stateOf = async (person: TestAccount, id: string) => {
  const { payload } = await person.call(readRequest, { params: { id } });
  return [payload.status, payload.payment.status];
};
const kindsTold = async (person: TestAccount) =>
  (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
const inboxOf = async (person: TestAccount) => (await person.call(readInbox, { query: {} })).items;

describe('a conversation that waits for its upfront payment', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('comes in lists by its name alone, and is counted', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId, facilityId, freeId: other } = clinic;
    await book(owner, visitId, { start: at(now(), 5) });
    expect(await stateOf(vet, visitId)).toEqual(['PENDING', 'PENDING']);
    expect(await stateOf(vet, other)).toEqual(['NEW', 'FREE']);
    const params = { userId: owner.id };
    expect(idsOf(await owner.call(readDiary, { params, query: {} }))).toEqual([other]);
    for (const person of [vet, owner]) {
      const asked = (query: object) => person.call(readRequests, { query });
      expect(idsOf(await asked({ category: VISITS }))).toEqual([other]);
      expect(idsOf(await asked({ category: VISITS, status: 'PENDING' }))).toEqual([visitId]);
      const body = {
        category: [VISITS],
        payload: { status: ['PENDING' as const, 'NEW' as const] },
      };
      expect(idsOf(await person.call(searchRequests, { query: {}, body }))).toEqual([
        visitId,
        other,
      ]);
      const byPayment = { category: [VISITS], payload: { payment: ['PENDING' as const] } };
      expect(idsOf(await person.call(searchRequests, { query: {}, body: byPayment }))).toEqual([
        visitId,
      ]);
    }
    const query = { facilityId };
    expect(await vet.call(countRequests, { query })).toMatchObject({ awaitingPayment: 1, new: 0 });
    const elsewhere = await newDepositClinic(product(), 20);
    await expect(elsewhere.vet.call(countRequests, { query })).rejects.toMatchObject({
      status: 404,
    });
    expect(
      await elsewhere.vet.call(countRequests, { query: { facilityId: elsewhere.facilityId } }),
    ).toMatchObject({ awaitingPayment: 0 });
  });

  it('cannot be started before, and is new once it is paid by card', async () => {
    const { vet, owner, visitId, facilityId } = await newDepositClinic(product(), 20);
    await book(owner, visitId, { start: at(now(), 5) });
    await expect(start(vet, visitId)).rejects.toMatchObject({ code: 'STATUS_CONFLICT' });
    await expect(vet.call(endConversation, { query: { id: visitId } })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    const { intentId } = await begin(owner, visitId);
    expect(await stateOf(vet, visitId)).toEqual(['PENDING', 'PENDING']);
    await type(product(), intentId, { card: GOOD });
    await vi.waitFor(
      async () => expect((await appointmentOf(vet, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
    expect(await stateOf(vet, visitId)).toEqual(['NEW', 'TO_BE_PAID']);
    expect(await vet.call(countRequests, { query: { facilityId } })).toMatchObject({
      awaitingPayment: 0,
    });
    await start(vet, visitId);
    expect(await stateOf(vet, visitId)).toEqual(['OPEN', 'TO_BE_PAID']);
  });

  it('is new once it was paid at the desk, and its time confirmed', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 100);
    await book(owner, visitId, { start: at(now(), 5) });
    expect(await vet.call(markPaid, { query: { eventId: visitId } })).toBe(true);
    expect(await stateOf(vet, visitId)).toEqual(['NEW', 'PAID']);
    await vi.waitFor(
      async () => expect((await appointmentOf(vet, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
  });

  it('is new when its time is over, which both sides are told of', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    const begins = at(now(), 5);
    await book(clinic.owner, visitId, { start: begins });
    const { vet, owner } = await laterAt(product(), clinic, QUARTER);
    for (const person of [vet, owner])
      await vi.waitFor(
        async () => expect(await kindsTold(person)).toContain('PAYMENT_EXPIRED'),
        WAIT,
      );
    expect(await stateOf(vet, visitId)).toEqual(['NEW', 'TO_BE_PAID']);
    expect(await appointmentOf(owner, visitId)).toBeNull();
    const [told] = await owner.call(readNotifications, { query: {} });
    expect(told?.title).toContain(vet.facility.name);
    expect(told?.url).toBe(`/app/workspace/chat/${visitId}`);
    const other = await askForVisit({ ...clinic, vet, owner });
    await book(vet, other, { start: begins });
  });

  it('is new when it is called off', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const { id } = await book(owner, visitId, { start: at(now(), 5) });
    await change(owner, id, { status: 'CANCELED' });
    await vi.waitFor(
      async () => expect(await stateOf(vet, visitId)).toEqual(['NEW', 'TO_BE_PAID']),
      WAIT,
    );
  });

  it('is held open by its payment alone: one that is under way stays so', async () => {
    const { vet, visitId } = await newDepositClinic(product(), 20);
    await start(vet, visitId);
    await book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 1440 } });
    expect(await stateOf(vet, visitId)).toEqual(['OPEN', 'TO_BE_PAID']);
  });

  it('waits for what is asked for without a booking too, until its day is over', async () => {
    const clinic = await newDepositClinic(product(), 0);
    const { visitId } = clinic;
    await clinic.vet.call(createPayment, {
      body: {
        eventId: visitId,
        amount: 2000,
        type: 'UPFRONT',
        upfront: true,
        payment_type: 'DIGITAL',
      },
    });
    expect(await stateOf(clinic.vet, visitId)).toEqual(['PENDING', 'PENDING']);
    const { vet } = await laterAt(product(), clinic, DAY);
    await vi.waitFor(
      async () => expect(await stateOf(vet, visitId)).toEqual(['NEW', 'TO_BE_PAID']),
      WAIT,
    );
  });

  it('keeps what its owner writes before the clinic', async () => {
    const { vet, owner, visitId, facilityId, freeId } = await newDepositClinic(product(), 20);
    await book(vet, freeId, { start: at(now(), 4) });
    await book(owner, visitId, { start: at(now(), 5) });
    await write(owner, visitId, 'My card is at home');
    expect(await inboxOf(vet)).toMatchObject([{ kind: 'MESSAGE', conversationId: visitId }]);
    const body = { waiting: 'ALL' } as const;
    expect(idsOf(await vet.call(searchRequests, { query: { facilityId }, body }))).toEqual([
      visitId,
    ]);
  });
});

describe('what a clinic asks for upfront', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it.each([
    { part: 'DEPOSIT', kind: 'RESERVATION', amount: 1200, deposit: 1200 },
    { part: 'WHOLE', kind: 'UPFRONT', amount: 6000, deposit: 1200 },
  ] as const)('is the $part', async ({ part, kind, amount, deposit }) => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const begins = at(now(), 5);
    await book(vet, visitId, { start: begins }, { upfront: { window: 15, part } });
    expect(await paymentsOf(owner, { eventId: visitId })).toMatchObject([
      { type: kind, amount, deposit, price: 6000, start: begins, upfront: true },
    ]);
  });

  it('is refused where the time begins before it can be paid', async () => {
    const { vet, visitId } = await newDepositClinic(product(), 20);
    const soon = new Date(now().getTime() + 20 * 60_000).toISOString();
    await expect(
      book(vet, visitId, { start: soon }, { upfront: { window: 1440 } }),
    ).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'payload.upfront.window', code: 'too_soon_to_pay' }],
    });
    const { id } = await book(vet, visitId, { start: soon }, { upfront: { window: 15 } });
    // Nor can it be moved there afterwards.
    const sooner = new Date(now().getTime() + 5 * 60_000).toISOString();
    await expect(change(vet, id, { event: { start: sooner } })).rejects.toMatchObject({
      status: 400,
      fields: [{ field: 'payload.event.start', code: 'too_soon_to_pay' }],
    });
  });

  it('is refused where no card is taken; a deposit is not asked for there', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId } = clinic;
    await product().pool.query(
      `update organizations set payments_status = 'REJECTED'
       where id = (select organization_id from facilities where id = $1)`,
      [clinic.facilityId],
    );
    await expect(
      book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 15 } }),
    ).rejects.toMatchObject({ status: 409, code: 'PAYMENTS_NOT_CONFIGURED' });
    await book(owner, visitId, { start: at(now(), 5) });
    expect((await appointmentOf(vet, visitId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(owner)).toEqual([]);
  });

  it('is refused for a client without an account', async () => {
    const { vet, visitId, owner } = await newDepositClinic(product(), 20);
    await product().pool.query(
      `update facility_clients set status = 'IMPORTED' where family_id = $1`,
      [owner.familyId],
    );
    await expect(
      book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 15 } }),
    ).rejects.toMatchObject({ status: 409, code: 'CLIENT_NOT_REGISTERED' });
  });

  it('is nothing for what is free', async () => {
    const { owner, visitId } = await newOpenClinic(product(), { instant: true });
    await book(owner, visitId, { start: at(now(), 5) });
    expect((await appointmentOf(owner, visitId))?.payload.status).toBe('NEW');
    expect(await paymentsOf(owner)).toEqual([]);
  });

  it.each([
    { part: 'DEPOSIT', taken: 1200, returned: 0 },
    { part: 'WHOLE', taken: 6000, returned: 4800 },
  ] as const)('keeps the deposit of the $part when nobody comes', async (row) => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    const upfront = { window: 15, part: row.part } as const;
    await book(clinic.vet, visitId, { start: at(now(), 2) }, { upfront });
    const { intentId } = await begin(clinic.owner, visitId);
    await type(product(), intentId, { card: GOOD });
    await vi.waitFor(
      async () => expect((await appointmentOf(clinic.vet, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
    const { vet } = await laterAt(product(), clinic, 3 * DAY);
    await vet.call(createEvent, {
      body: {
        type: 'BOT',
        parent_id: visitId,
        payload: { eventAction: 'APPOINTMENT_NO_SHOW' },
      },
    });
    await vi.waitFor(async () => {
      const { rows } = await product().pool.query(
        `select from outbox where kind in ('releaseUpfront', 'sendRefund') and done_at is null`,
      );
      expect(rows).toEqual([]);
      const { taken, returned } = row;
      expect(await atProvider(product(), intentId)).toMatchObject({ taken, returned });
    }, WAIT);
    const refunds = (await linesOf(product(), visitId)).filter((line) =>
      line.startsWith('REFUND_'),
    );
    expect(refunds).toEqual(row.returned > 0 ? ['REFUND_REQUESTED 4800'] : []);
  });
});

describe('a card that is declined', () => {
  const product = useProduct();

  /** A visit that has ended, whose client is asked to pay and was declined once. */
  async function newDeclined() {
    const visit = await newVisit(product());
    const { vet, owner, id } = visit;
    await product().pool.query(
      `update organizations set payments_status = 'READY', stripe_account_id = $2
       where id = (select organization_id from facilities where id = $1)`,
      [vet.facility.id, `acct_sbx_${crypto.randomUUID()}`],
    );
    await vet.call(endConversation, { query: { id }, body: { payment_type: 'DIGITAL' } });
    const { intentId } = await begin(owner, id);
    await type(product(), intentId, { card: DECLINED });
    await vi.waitFor(
      async () => expect((await paymentsOf(owner))[0]).toMatchObject({ declined: true }),
      WAIT,
    );
    return { ...visit, intentId };
  }

  it('stays before the clinic until it is paid after all', async () => {
    const { vet, owner, id, intentId } = await newDeclined();
    expect(await inboxOf(vet)).toMatchObject([
      { kind: 'PAYMENT_FAILED', urgent: false, conversationId: id },
    ]);
    expect((await inboxOf(vet))[0]?.title).toContain('45.00');
    await vi.waitFor(async () => expect(await kindsTold(vet)).toContain('PAYMENT_FAILED'), WAIT);
    expect(await kindsTold(owner)).not.toContain('PAYMENT_FAILED');
    await type(product(), intentId, { card: GOOD });
    await vi.waitFor(async () => expect(await inboxOf(vet)).toEqual([]), WAIT);
  });

  it('goes when the clinic has taken note of it', async () => {
    const { vet, id } = await newDeclined();
    const [item] = await inboxOf(vet);
    await vet.call(markInboxDone, { body: { conversationId: id, seq: item?.seq ?? 0 } });
    expect(await inboxOf(vet)).toEqual([]);
  });
});
