import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { requestVisit, at, book, updateCalendarEntry, newOpenClinic } from './clinic.ts';

const MOST = 12;
const TOO_MANY = { status: 409, code: 'TOO_MANY_BOOKINGS' };

describe('the limit of open bookings per family and clinic', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('is twelve, even for simultaneous requests; staff can book more', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, facilityId, serviceId } = clinic;
    const visits = await Promise.all(Array.from({ length: MOST + 3 }, () => requestVisit(clinic)));
    // One per day, so that no two request the same time.
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
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    await book(owner, await requestVisit(clinic), { start: at(now(), 32) });
    await expect(
      book(owner, await requestVisit(clinic), { start: at(now(), 33) }),
    ).rejects.toMatchObject(TOO_MANY);
  });

  it('does not count bookings of other families and clinics', async () => {
    const [clinic, other] = [await newOpenClinic(product()), await newOpenClinic(product())];
    for (let day = 3; day < 3 + MOST; day += 1)
      await book(clinic.owner, await requestVisit(clinic), { start: at(now(), day) });
    await expect(book(other.owner, other.visitId, { start: at(now(), 3) })).resolves.toBeDefined();
  });
});
