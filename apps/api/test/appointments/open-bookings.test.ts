import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { askForVisit, at, book, change, newOpenClinic } from './clinic.ts';

const MOST = 12;
const TOO_MANY = { status: 409, code: 'TOO_MANY_BOOKINGS' };

describe('open bookings of one family at one clinic', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('are twelve at most, however many are asked for at once; the staff books more', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, facilityId, serviceId } = clinic;
    const visits = await Promise.all(Array.from({ length: MOST + 3 }, () => askForVisit(clinic)));
    // From day to day, so that no two want the same time.
    const outcomes = await Promise.allSettled(
      visits.map((visit, day) => book(owner, visit, { start: at(now(), 3 + day) })),
    );
    const booked = outcomes.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    expect(booked).toHaveLength(MOST);
    const refused = outcomes.flatMap((each): unknown[] =>
      each.status === 'rejected' ? [each.reason] : [],
    );
    expect(refused).toMatchObject([TOO_MANY, TOO_MANY, TOO_MANY]);

    const start = at(now(), 30);
    const hold = { facilityId, services: [serviceId], pets: [pet.id], start };
    await expect(owner.call(holdSlot, { body: hold })).rejects.toMatchObject(TOO_MANY);
    const [visit = ''] = visits.filter((_visit, index) => outcomes[index]?.status === 'rejected');
    await book(vet, visit, { start });

    const [{ id } = { id: '' }] = booked;
    await expect(
      owner.call(holdSlot, { body: { ...hold, start: at(now(), 31), bookingId: id } }),
    ).resolves.toBeDefined();
    await change(owner, id, { status: 'CANCELED' });
    await book(owner, await askForVisit(clinic), { start: at(now(), 32) });
    await expect(
      book(owner, await askForVisit(clinic), { start: at(now(), 33) }),
    ).rejects.toMatchObject(TOO_MANY);
  });

  it('of others, and at other clinics, do not count', async () => {
    const [clinic, other] = [await newOpenClinic(product()), await newOpenClinic(product())];
    for (let day = 3; day < 3 + MOST; day += 1)
      await book(clinic.owner, await askForVisit(clinic), { start: at(now(), day) });
    await expect(book(other.owner, other.visitId, { start: at(now(), 3) })).resolves.toBeDefined();
  });
});
