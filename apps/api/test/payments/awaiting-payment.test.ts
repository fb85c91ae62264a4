import { countRequests } from '@zampa/contract/inbox/count-requests';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchRequests } from '@zampa/contract/inbox/search-requests';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import type { TestAccount } from '@zampa/testing/people';
import { startConsultation, sendChatMessage } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import {
  appointmentOf,
  requestVisit,
  at,
  book,
  updateCalendarEntry,
} from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { beginPayment, GOOD, submitToSandbox } from './cards.ts';
import { advanceAndSignIn, newDepositClinic } from './deposit-clinic.ts';

const WAIT = { timeout: 30_000 };
const QUARTER = 15 * 60;
const DAY = 86_400;
const VISITS = 'VISIT';

const idsOf = (list: readonly { readonly id: string }[]) => list.map(({ id }) => id);
const stateOf = async (person: TestAccount, id: string) => {
  const { payload } = await person.call(readRequest, { params: { id } });
  return [payload.status, payload.payment.status];
};
const notificationKindsOf = async (person: TestAccount) =>
  (await person.call(readNotifications, { query: {} })).map(({ kind }) => kind);
const inboxOf = async (person: TestAccount) => (await person.call(readInbox, { query: {} })).items;

describe('conversation awaiting an upfront payment', () => {
  const product = useProduct();
  const nextEmailTo = async ({ email: to }: TestAccount, about: string) => {
    for (;;) {
      const { subject, text } = (await product().mailbox.next({ to })).mail;
      if (subject?.includes(about)) return text;
    }
  };
  const now = () => product().clock.now();

  it('is listed only when PENDING or its payment is requested, and is counted', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId, facilityId, freeId: other } = clinic;
    await book(owner, visitId, { start: at(now(), 5) });
    expect(await stateOf(vet, visitId)).toEqual(['PENDING', 'PENDING']);
    expect(await stateOf(vet, other)).toEqual(['NEW', 'FREE']);
    const params = { userId: owner.id };
    expect(idsOf(await owner.call(readDiary, { params, query: {} }))).toEqual([other]);
    for (const person of [vet, owner]) {
      const listRequests = (query: object) => person.call(readRequests, { query });
      expect(idsOf(await listRequests({ category: VISITS }))).toEqual([other]);
      expect(idsOf(await listRequests({ category: VISITS, status: 'PENDING' }))).toEqual([visitId]);
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

  it('cannot be started or closed, and is NEW once paid by card', async () => {
    const { vet, owner, visitId, facilityId } = await newDepositClinic(product(), 20);
    await book(owner, visitId, { start: at(now(), 5) });
    await expect(startConsultation(vet, visitId)).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    await expect(vet.call(endConversation, { query: { id: visitId } })).rejects.toMatchObject({
      code: 'STATUS_CONFLICT',
    });
    const { intentId } = await beginPayment(owner, visitId);
    expect(await stateOf(vet, visitId)).toEqual(['PENDING', 'PENDING']);
    await submitToSandbox(product(), intentId, { card: GOOD });
    await vi.waitFor(
      async () => expect((await appointmentOf(vet, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
    expect(await stateOf(vet, visitId)).toEqual(['NEW', 'TO_BE_PAID']);
    expect(await vet.call(countRequests, { query: { facilityId } })).toMatchObject({
      awaitingPayment: 0,
    });
    await startConsultation(vet, visitId);
    expect(await stateOf(vet, visitId)).toEqual(['OPEN', 'TO_BE_PAID']);
  });

  it('becomes NEW with a confirmed time once paid at the clinic', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 100);
    await book(owner, visitId, { start: at(now(), 5) });
    expect(await vet.call(markPaid, { query: { eventId: visitId } })).toBe(true);
    expect(await stateOf(vet, visitId)).toEqual(['NEW', 'PAID']);
    await vi.waitFor(
      async () => expect((await appointmentOf(vet, visitId))?.payload.status).toBe('NEW'),
      WAIT,
    );
  });

  it('becomes NEW when the payment deadline passes, and both sides are notified', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { visitId } = clinic;
    const begins = at(now(), 5);
    await book(clinic.owner, visitId, { start: begins });
    const { vet, owner } = await advanceAndSignIn(product(), clinic, QUARTER);
    for (const person of [vet, owner])
      await vi.waitFor(
        async () => expect(await notificationKindsOf(person)).toContain('PAYMENT_EXPIRED'),
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
    const [notification] = await owner.call(readNotifications, { query: {} });
    expect(notification?.title).toContain(vet.facility.name);
    expect(notification?.url).toBe(`/app/workspace/chat/${visitId}`);
    const other = await requestVisit({ ...clinic, vet, owner });
    await book(vet, other, { start: begins });
  });

  it('becomes NEW when the appointment is canceled', async () => {
    const { vet, owner, visitId } = await newDepositClinic(product(), 20);
    const { id } = await book(owner, visitId, { start: at(now(), 5) });
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    await vi.waitFor(
      async () => expect(await stateOf(vet, visitId)).toEqual(['NEW', 'UNKNOWN']),
      WAIT,
    );
    expect(await nextEmailTo(vet, 'canceled an appointment')).toContain(
      `list=visits&conversation=${visitId}`,
    );
  });

  it('stays OPEN if it was already in progress', async () => {
    const { vet, visitId } = await newDepositClinic(product(), 20);
    await startConsultation(vet, visitId);
    await book(vet, visitId, { start: at(now(), 5) }, { upfront: { window: 1440 } });
    expect(await stateOf(vet, visitId)).toEqual(['OPEN', 'TO_BE_PAID']);
  });

  it('waits for an upfront payment without a booking until the day is over', async () => {
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
    const { vet } = await advanceAndSignIn(product(), clinic, DAY);
    await vi.waitFor(
      async () => expect(await stateOf(vet, visitId)).toEqual(['NEW', 'TO_BE_PAID']),
      WAIT,
    );
  });

  it('shows messages of the owner in the inbox of the clinic', async () => {
    const { vet, owner, visitId, facilityId, freeId } = await newDepositClinic(product(), 20);
    await book(vet, freeId, { start: at(now(), 4) });
    await book(owner, visitId, { start: at(now(), 5) });
    await sendChatMessage(owner, visitId, 'My card is at home');
    expect(await inboxOf(vet)).toMatchObject([{ kind: 'MESSAGE', conversationId: visitId }]);
    const body = { waiting: 'ALL' } as const;
    expect(idsOf(await vet.call(searchRequests, { query: { facilityId }, body }))).toEqual([
      visitId,
    ]);
  });
});
