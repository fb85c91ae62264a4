import { readRequest } from '@zampa/contract/inbox/read-request';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { updateService } from '@zampa/contract/services/update-service';
import { bookingHistoryOf } from '@zampa/domain/conversations/booking-notices';
import type { TestAccount } from '@zampa/testing/people';
import { endService, startConsultation } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { runJobsAfter, waitForJobs } from '../notifications/wait-for-jobs.ts';
import {
  readProviderTotals,
  beginPayment,
  GOOD,
  ledgerOf,
  paymentsOf,
  submitToSandbox,
} from '../payments/cards.ts';
import { advanceAndSignIn, newDepositClinic } from '../payments/deposit-clinic.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { appointmentOf, requestVisit, at, book, newOpenClinic } from './clinic.ts';

const DAY = 86_400;
const MOST = 12;
/** The kinds of notification that an appointment is no longer valid. */
const OFF = ['CALLED_OFF', 'TIME_EXPIRED', 'PAYMENT_EXPIRED', 'PAYMENT_REFUNDED'];

const cancellationKindsOf = async (person: TestAccount) =>
  (await person.call(readNotifications, { query: {} }))
    .map(({ kind }) => kind)
    .filter((kind) => OFF.includes(kind));

describe('ending a service before its appointment is confirmed', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const cancellationSubjectsTo = ({ email }: TestAccount) =>
    product()
      .mailbox.emails.filter(({ recipients }) => recipients.includes(email))
      .map(({ mail }) => mail.subject ?? '')
      .filter((subject) => /canceled|without an answer|not paid/i.test(subject));

  it('cancels a requested time, frees it and notifies the family once', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const time = { start: at(now(), 2) };
    await startConsultation(vet, visitId);
    await book(owner, visitId, time);
    await endService(vet, visitId);
    expect(await appointmentOf(owner, visitId)).toBeNull();
    await book(vet, await requestVisit(clinic), time);
    await waitForJobs(product());
    expect(await cancellationKindsOf(owner)).toEqual(['CALLED_OFF']);
    expect(cancellationSubjectsTo(owner)).toHaveLength(1);

    const since = await advanceAndSignIn(product(), clinic, 3 * DAY);
    await waitForJobs(product());
    expect(await cancellationKindsOf(since.owner)).toEqual(['CALLED_OFF']);
    expect(await cancellationKindsOf(since.vet)).toEqual([]);
    expect(cancellationSubjectsTo(owner)).toHaveLength(1);
    expect(cancellationSubjectsTo(vet)).toEqual([]);
  });

  it('cancels a time held for payment and charges the full price once', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId } = clinic;
    await startConsultation(vet, visitId);
    await book(vet, visitId, { start: at(now(), 4) }, { upfront: { window: 1440 } });
    const { intentId } = await beginPayment(owner, visitId);
    await endService(vet, visitId);
    const payments = await paymentsOf(owner, { eventId: visitId });
    expect(payments).toMatchObject([
      { type: 'PAYMENT', amount: 6000, status: 'TO_BE_PAID', requestDate: null },
      { type: 'RESERVATION', amount: 1200, status: 'FAILED', reason: 'CANCELED' },
    ]);
    await waitForJobs(product());
    // The card payment that was started is closed, so nobody pays for a canceled time.
    await submitToSandbox(product(), intentId, { card: GOOD });
    expect(await readProviderTotals(product(), intentId)).toMatchObject({ taken: 0 });

    const since = await advanceAndSignIn(product(), clinic, 2 * DAY);
    await waitForJobs(product());
    expect(await cancellationKindsOf(since.owner)).toEqual(['CALLED_OFF']);
    expect(await cancellationKindsOf(since.vet)).toEqual([]);
  });

  it('keeps a payment that was already made and counts it toward the price', async () => {
    const clinic = await newDepositClinic(product(), 20);
    const { vet, owner, visitId, facilityId, serviceId } = clinic;
    await startConsultation(vet, visitId);
    const paymentRequest = { type: 'UPFRONT', upfront: true, payment_type: 'DIGITAL' } as const;
    await vet.call(createPayment, { body: { eventId: visitId, amount: 2000, ...paymentRequest } });
    const { intentId } = await beginPayment(owner, visitId);
    await submitToSandbox(product(), intentId, { card: GOOD });
    await waitForJobs(product());
    const agreed = { facilityId, instant: false, deposit: 0 } as const;
    await vet.call(updateService, { query: { id: serviceId }, body: agreed });
    await book(owner, visitId, { start: at(now(), 2) });
    await endService(vet, visitId);
    await runJobsAfter(product(), 60);
    expect(await readProviderTotals(product(), intentId)).toMatchObject({
      taken: 2000,
      returned: 0,
    });
    expect(await ledgerOf(product(), visitId)).toContain('PRICED 4000');
    expect(await cancellationKindsOf(owner)).toEqual(['CALLED_OFF']);
  });

  it('ends a request without a time on both screens, without a cancellation notice', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await startConsultation(vet, visitId);
    const wish = await book(owner, visitId, {});
    expect(await appointmentOf(owner, visitId)).toMatchObject({ id: wish.id });
    const sockets = await Promise.all([vet, owner].map((person) => openSocket(person)));
    await endService(vet, visitId);
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
    await waitForJobs(product());
    expect(await cancellationKindsOf(owner)).toEqual([]);
    expect(cancellationSubjectsTo(owner)).toEqual([]);
    const { events } = await owner.call(readRequest, { params: { id: visitId } });
    expect(bookingHistoryOf(events).map(({ kind }) => kind)).toEqual(['TIME_WANTED']);
  });

  it('leaves a confirmed appointment unchanged', async () => {
    const { vet, owner, visitId } = await newOpenClinic(product());
    await startConsultation(vet, visitId);
    await book(vet, visitId, { start: at(now(), 2) });
    await endService(vet, visitId);
    await waitForJobs(product());
    expect(await appointmentOf(owner, visitId)).toMatchObject({
      payload: { status: 'NEW', valid: true },
    });
    expect(await cancellationKindsOf(owner)).toEqual([]);
  });

  it.each([
    { service: { instant: false }, was: 'was asked for' },
    { service: { instant: true }, was: 'was certain' },
  ])(
    "leaves no booking that counts toward the family's limit when its time $was",
    async ({ service }) => {
      const clinic = await newOpenClinic(product(), service);
      const { vet, owner } = clinic;
      for (let day = 3; day < 3 + MOST; day += 1) {
        const visitId = await requestVisit(clinic);
        await startConsultation(vet, visitId);
        await book(owner, visitId, { start: at(now(), day) });
        await endService(vet, visitId);
      }
      await expect(
        book(owner, await requestVisit(clinic), { start: at(now(), 30) }),
      ).resolves.toBeDefined();
    },
  );
});
