import { createClient } from '@zampa/contract/clients/create-client';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { createService } from '@zampa/contract/services/create-service';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, newVisitor, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { at, book, updateCalendarEntry } from '../appointments/clinic.ts';
import { waitForJobs } from '../notifications/wait-for-jobs.ts';
import { useProduct } from '../product.ts';
import { paymentsOf, ledgerOf } from './cards.ts';
import { connectCards } from './visits.ts';

const SECRETARY = 5;
const DEPOSIT = 2000;

describe('cash deposit of a client without an account', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const cashNotificationsOf = async (person: TestAccount) =>
    (await person.call(readNotifications, { query: {} })).filter(
      ({ kind }) => kind === 'CASH_TO_RETURN',
    );

  /** Creates a booked visit of a client whom the clinic entered, with a deposit paid in cash. */
  async function paidVisit(email?: string) {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    await connectCards(vet);
    const client = await vet.call(createClient, {
      body: {
        FacilityId: facilityId,
        firstName: 'Ida',
        lastName: 'Riva',
        ...(email ? { email } : { phone: '333 1234567' }),
        pet: { name: 'Kira', SpeciesId: 1 },
      },
    });
    const { id: serviceId } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'Visit', duration: 30, price: 4500 },
    });
    const payload = {
      facilityId,
      familyId: client.FamilyId,
      pets: client.pets.map(({ id }) => id),
      services: [serviceId],
    };
    const { id } = await vet.call(createEvent, {
      body: { type: 'HEALTH', category: 'VISIT', payload },
    });
    const booking = await book(vet, id, { start: at(now(), 5) });
    const cash = { type: 'UPFRONT', upfront: true, payment_type: 'CASH' } as const;
    await vet.call(createPayment, { body: { eventId: id, amount: DEPOSIT, ...cash } });
    await vet.call(markPaid, { query: { eventId: id } });
    return { vet, id, booking };
  }

  it('is reported to all staff as cash to return when one of them cancels the visit', async () => {
    const { vet, id, booking } = await paidVisit();
    const secretary = await newColleague(product(), 'Sara');
    await employ(product().pool, vet.facility.id, secretary.id, { roleId: SECRETARY });
    await updateCalendarEntry(vet, booking.id, { status: 'CANCELED' });
    await waitForJobs(product());
    for (const person of [vet, secretary])
      expect(await cashNotificationsOf(person)).toHaveLength(1);
    const paid = (await paymentsOf(vet, { eventId: id })).find(({ upfront }) => upfront);
    expect(paid).toMatchObject({ payment_type: 'CASH', refunded: 0, refundable: DEPOSIT });
    expect(await ledgerOf(product(), id)).not.toContain(`REFUNDED ${DEPOSIT}`);
  });

  it('causes only the cancellation e-mail to the client', async () => {
    const { email } = newVisitor(product().address, 'outsider');
    const { vet, booking } = await paidVisit(email);
    const subjects = () =>
      product()
        .mailbox.emails.filter(({ recipients }) => recipients.includes(email))
        .map(({ mail }) => mail.subject);
    await waitForJobs(product());
    const before = subjects();
    await updateCalendarEntry(vet, booking.id, { status: 'CANCELED' });
    await waitForJobs(product());
    expect(await cashNotificationsOf(vet)).toHaveLength(1);
    const { rows } = await product().pool.query<{ kind: string }>(
      `select n.kind from notifications n join users u on u.id = n.user_id where u.account_id is null`,
    );
    expect(rows.map(({ kind }) => kind)).not.toContain('CASH_TO_RETURN');
    const written = subjects().slice(before.length);
    expect(written).toEqual([expect.stringMatching(/appointment/i)]);
  });
});
