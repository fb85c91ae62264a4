import { countRequests } from '@zampa/contract/inbox/count-requests';
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
import { appointmentOf, askForVisit, at, book, change } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { begin, GOOD, type } from './cards.ts';
import { laterAt, newDepositClinic } from './deposits.ts';

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
  const letterTo = async ({ email: to }: TestAccount, about: string) => {
    for (;;) {
      const { subject, text } = (await product().mailbox.next({ to })).mail;
      if (subject?.includes(about)) return text;
    }
  };
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
    expect(await stateOf(vet, visitId)).toEqual(['NEW', 'UNKNOWN']);
    expect(await appointmentOf(owner, visitId)).toBeNull();
    for (const person of [vet, owner]) {
      const { payments } = await person.call(readRequest, { params: { id: visitId } });
      expect(payments).toMatchObject([
        { type: 'PRICED', upfront: true, amount: 1200 },
        { type: 'EXPIRED', upfront: true, amount: 1200 },
      ]);
    }
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
      async () => expect(await stateOf(vet, visitId)).toEqual(['NEW', 'UNKNOWN']),
      WAIT,
    );
    expect(await letterTo(vet, 'has called off')).toContain(`list=visits&conversation=${visitId}`);
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
