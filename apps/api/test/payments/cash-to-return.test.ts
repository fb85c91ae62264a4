import { createClient } from '@zampa/contract/clients/create-client';
import { createEvent } from '@zampa/contract/inbox/create-event';
import { readNotifications } from '@zampa/contract/notifications/read-notifications';
import { createPayment } from '@zampa/contract/payments/create-payment';
import { markPaid } from '@zampa/contract/payments/mark-paid';
import { createService } from '@zampa/contract/services/create-service';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, newVisitor, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { at, book, change } from '../appointments/clinic.ts';
import { settled } from '../notifications/settled.ts';
import { useProduct } from '../product.ts';
import { paymentsOf, linesOf } from './cards.ts';
import { takeCards } from './visits.ts';

const SECRETARY = 5;
const DEPOSIT = 2000;

describe('cash that was paid upfront by a client without an account', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const toldOfCash = async (person: TestAccount) =>
    (await person.call(readNotifications, { query: {} })).filter(
      ({ kind }) => kind === 'CASH_TO_RETURN',
    );

  /** A visit of somebody whom the clinic has written down, booked, and paid upfront in cash. */
  async function paidVisit(email?: string) {
    const vet = await newVet(product());
    const facilityId = vet.facility.id;
    await takeCards(vet);
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

  it('is given back by staff, who hear of it whoever of them called the visit off', async () => {
    const { vet, id, booking } = await paidVisit();
    const secretary = await newColleague(product(), 'Sara');
    await employ(product().pool, vet.facility.id, secretary.id, { roleId: SECRETARY });
    await change(vet, booking.id, { status: 'CANCELED' });
    await settled(product());
    for (const person of [vet, secretary]) expect(await toldOfCash(person)).toHaveLength(1);
    const paid = (await paymentsOf(vet, { eventId: id })).find(({ upfront }) => upfront);
    expect(paid).toMatchObject({ payment_type: 'CASH', refunded: 0, refundable: DEPOSIT });
    expect(await linesOf(product(), id)).not.toContain(`REFUNDED ${DEPOSIT}`);
  });

  it('is written of to nobody: the client hears that the visit is off, and no more', async () => {
    const { email } = newVisitor(product().address, 'outsider');
    const { vet, booking } = await paidVisit(email);
    const subjects = () =>
      product()
        .mailbox.letters.filter(({ recipients }) => recipients.includes(email))
        .map(({ mail }) => mail.subject);
    await settled(product());
    const before = subjects();
    await change(vet, booking.id, { status: 'CANCELED' });
    await settled(product());
    expect(await toldOfCash(vet)).toHaveLength(1);
    const { rows } = await product().pool.query<{ kind: string }>(
      `select n.kind from notifications n join users u on u.id = n.user_id where u.account_id is null`,
    );
    expect(rows.map(({ kind }) => kind)).not.toContain('CASH_TO_RETURN');
    const written = subjects().slice(before.length);
    expect(written).toEqual([expect.stringMatching(/appointment/i)]);
  });
});
