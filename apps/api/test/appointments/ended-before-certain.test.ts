import { readRequest } from '@zampa/contract/inbox/read-request';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { updateService } from '@zampa/contract/services/update-service';
import { happeningsOf } from '@zampa/domain/conversations/booking-notices';
import type { TestAccount } from '@zampa/testing/people';
import { end, start } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { later, settled } from '../notifications/settled.ts';
import { atProvider, begin, GOOD, linesOf, paymentsOf, type } from '../payments/cards.ts';
import { laterAt, newDepositClinic } from '../payments/deposits.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { appointmentOf, askForVisit, at, book, newOpenClinic } from './clinic.ts';

const DAY = 86_400;
const MOST = 12;
/** What is told of a time that is none any more. */
const OFF = ['CALLED_OFF', 'TIME_EXPIRED', 'PAYMENT_EXPIRED', 'PAYMENT_REFUNDED'];

const kindsTo = async (person: TestAccount) =>
  (await person.call(readNotifications, { query: {} }))
    .map(({ kind }) => kind)
    .filter((kind) => OFF.includes(kind));

describe('a service that ends before the time beside it is certain', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const lettersTo = ({ email }: TestAccount) =>
    product()
      .mailbox.letters.filter(({ recipients }) => recipients.includes(email))
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => /called off|without an answer|not paid/i.test(subject));

  it('calls off what was asked for: the family hears it once, and the time is free', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const time = { start: at(now(), 2) };
    await start(vet, visitId);
    await book(owner, visitId, time);
    await end(vet, visitId);
    expect(await appointmentOf(owner, visitId)).toBeNull();
    await book(vet, await askForVisit(clinic), time);
    await settled(product());
    expect(await kindsTo(owner)).toEqual(['CALLED_OFF']);
    expect(lettersTo(owner)).toHaveLength(1);

    const since = await laterAt(product(), clinic, 3 * DAY);
    await settled(product());
    expect(await kindsTo(since.owner)).toEqual(['CALLED_OFF']);
    expect(await kindsTo(since.vet)).toEqual([]);
    expect(lettersTo(owner)).toHaveLength(1);
    expect(lettersTo(vet)).toEqual([]);
  });

  it('calls off what was held for its payment, and charges all of the service once', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId } = clinic;
    await start(vet, visitId);
    await book(vet, visitId, { start: at(now(), 4) }, { upfront: { window: 1440 } });
    const { intentId } = await begin(owner, visitId);
    await end(vet, visitId);
    const payments = await paymentsOf(owner, { eventId: visitId });
    expect(payments).toMatchObject([
      { type: 'PAYMENT', amount: 6000, status: 'TO_BE_PAID', requestDate: null },
      { type: 'RESERVATION', amount: 1200, status: 'FAILED', reason: 'CANCELED' },
    ]);
    await settled(product());
    // What was begun by card is closed: nobody pays for a time that is none.
    await type(product(), intentId, { card: GOOD });
    expect(await atProvider(product(), intentId)).toMatchObject({ taken: 0 });

    const since = await laterAt(product(), clinic, 2 * DAY);
    await settled(product());
    expect(await kindsTo(since.owner)).toEqual(['CALLED_OFF']);
    expect(await kindsTo(since.vet)).toEqual([]);
  });

  it('keeps what was paid already, which pays for the service', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId, facilityId, serviceId } = clinic;
    await start(vet, visitId);
    const asked = { type: 'UPFRONT', upfront: true, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: 2000, ...asked } });
    const { intentId } = await begin(owner, visitId);
    await type(product(), intentId, { card: GOOD });
    await settled(product());
    const agreed = { facilityId, instant: false, deposit: 0 } as const;
    await vet.call(updateService, { query: { id: serviceId }, body: agreed });
    await book(owner, visitId, { start: at(now(), 2) });
    await end(vet, visitId);
    await later(product(), 60);
    expect(await atProvider(product(), intentId)).toMatchObject({ taken: 2000, returned: 0 });
    expect(await linesOf(product(), visitId)).toContain('PRICED 4000');
    expect(await kindsTo(owner)).toEqual(['CALLED_OFF']);
  });

  it('ends a wish that has no time yet with the service: both see that, and nobody called it off', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await start(vet, visitId);
    const wish = await book(owner, visitId, {});
    expect(await appointmentOf(owner, visitId)).toMatchObject({ id: wish.id });
    const sockets = await Promise.all([vet, owner].map((person) => openSocket(person)));
    await end(vet, visitId);
    for (const person of [vet, owner]) expect(await appointmentOf(person, visitId)).toBeNull();
    for (const socket of sockets)
      await vi.waitFor(() =>
        expect(socket.events).toContainEqual(
          expect.objectContaining({
            action: 'updated',
            conversationId: visitId,
            event: expect.objectContaining({ id: wish.id }) as unknown,
          }),
        ),
      );
    await settled(product());
    expect(await kindsTo(owner)).toEqual([]);
    expect(lettersTo(owner)).toEqual([]);
    const { events } = await owner.call(readRequest, { params: { id: visitId } });
    expect(happeningsOf(events).map(({ kind }) => kind)).toEqual(['TIME_WANTED']);
  });

  it('leaves a time that is certain as it was', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await start(vet, visitId);
    await book(vet, visitId, { start: at(now(), 2) });
    await end(vet, visitId);
    await settled(product());
    expect(await appointmentOf(owner, visitId)).toMatchObject({
      payload: { status: 'NEW', valid: true },
    });
    expect(await kindsTo(owner)).toEqual([]);
  });

  it.each([
    { service: { instant: false }, was: 'was asked for' },
    { service: { instant: true }, was: 'was certain' },
  ])('leaves nothing that counts among what a family has open: $was', async ({ service }) => {
    const clinic = await newOpenClinic(product(), service);
    const { vet, owner } = clinic;
    for (let day = 3; day < 3 + MOST; day += 1) {
      const visitId = await askForVisit(clinic);
      await start(vet, visitId);
      await book(owner, visitId, { start: at(now(), day) });
      await end(vet, visitId);
    }
    await expect(
      book(owner, await askForVisit(clinic), { start: at(now(), 30) }),
    ).resolves.toBeDefined();
  });
});
