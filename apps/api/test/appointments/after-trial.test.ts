import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { holdSlot } from '@zampa/contract/appointments/hold-slot';
import { createEvent } from '@zampa/contract/requests/create-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { updateUser } from '@zampa/contract/people/update-user';
import { createPet } from '@zampa/contract/pets/create-pet';
import { createService } from '@zampa/contract/services/create-service';
import { newRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  requestVisit,
  at,
  book,
  calendarOf,
  updateCalendarEntry,
  newOpenClinic,
} from './clinic.ts';

describe('a clinic whose trial has expired', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it('cannot create or move appointments, proposals and closures (402), but can confirm, accept and cancel', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, serviceId, facilityId, visitId } = clinic;
    const { id } = await book(owner, visitId, { start: at(now(), 5) });
    const otherVisit = await requestVisit(clinic);
    const times = [{ start: at(now(), 6), end: at(now(), 6, '10:30'), resource: vet.id }];
    const proposal = { eventAction: 'PROPOSE_TIME', times } as const;
    await vet.call(createEvent, {
      body: { type: 'BOT', parent_id: otherVisit, payload: proposal },
    });
    const absence = { facilityId, start: at(now(), 7), end: at(now(), 7, '12:00') };
    const closed = await vet.call(createUnavailability, { body: absence });
    await product().pool.query(
      `update organizations set trial_status = 'EXPIRED'
        where id = (select organization_id from facilities where id = $1)`,
      [facilityId],
    );
    const accept = { eventAction: 'APPOINTMENT', start: at(now(), 6) } as const;
    const creating: (() => Promise<unknown>)[] = [
      () => book(vet, otherVisit, { start: at(now(), 8) }),
      () => book(owner, otherVisit, {}),
      () => updateCalendarEntry(vet, id, { event: { start: at(now(), 8) } }),
      () => updateCalendarEntry(owner, id, { event: { start: at(now(), 8) } }),
      () => updateCalendarEntry(vet, closed.id, { event: { end: at(now(), 7, '13:00') } }),
      () => vet.call(createUnavailability, { body: absence }),
      () =>
        vet.call(createEvent, {
          body: {
            type: 'CALENDAR',
            category: 'OOO',
            payload: { facilityId, event: { start: at(now(), 9), end: at(now(), 9, '12:00') } },
          },
        }),
      () =>
        vet.call(createEvent, { body: { type: 'BOT', parent_id: otherVisit, payload: proposal } }),
      () =>
        owner.call(holdSlot, {
          body: { facilityId, services: [serviceId], pets: [pet.id], start: at(now(), 8) },
        }),
    ];
    for (const act of creating)
      await expect(act(), act.toString()).rejects.toMatchObject({
        status: 402,
        code: 'TRIAL_EXPIRED',
      });
    expect(await calendarOf(clinic, now(), 5)).toHaveLength(1);
    await owner.call(createEvent, {
      body: { type: 'BOT', parent_id: otherVisit, payload: accept },
    });
    expect(await appointmentOf(owner, otherVisit)).toMatchObject({ payload: { status: 'NEW' } });
    await updateCalendarEntry(vet, id, { status: 'NEW' });
    await updateCalendarEntry(owner, id, { status: 'CANCELED' });
    await vet.call(deleteEvent, { query: { id: closed.id } });
    expect(await appointmentOf(owner, visitId)).toBeNull();
  });
});

describe("pet records after the clinic's trial has expired", () => {
  const product = useProduct();

  it('rejects new pets and diary entries from staff with 402, but not from the family', async () => {
    const { vet, owner, pet } = await newRequest(product());
    const { id: facilityId } = vet.facility;
    await product().pool.query(
      `update organizations set trial_status = 'EXPIRED'
        where id = (select organization_id from facilities where id = $1)`,
      [facilityId],
    );
    const body = { name: 'Stella', SpeciesId: 1, FamilyId: owner.familyId };
    const payload = { facilityId, pets: [pet.id], message: 'Vaccinated' };
    const note = { type: 'DIARY', category: 'TRIP', payload } as const;
    const expired = { status: 402, code: 'TRIAL_EXPIRED' };
    await expect(vet.call(createPet, { query: {}, body })).rejects.toMatchObject(expired);
    await expect(vet.call(createPet, { query: { facilityId }, body })).rejects.toMatchObject(
      expired,
    );
    await expect(vet.call(createEvent, { body: note })).rejects.toMatchObject(expired);
    await owner.call(createPet, { query: { facilityId }, body });
    await owner.call(createEvent, { body: note });
  });
});

describe('address of an appointment', () => {
  const product = useProduct();
  const now = () => product().clock.now();

  it("is the given address or the client's home for a home visit, and empty at the clinic", async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId } = clinic;
    await owner.call(updateUser, {
      body: { address: 'Via Verdi 3', postcode: '20121', city: 'Milano' },
    });
    const { id: home } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 2, name: 'At home', duration: 60, enabled: true },
    });
    const addressOf = async (serviceId: string, days: number, address?: string) => {
      const parent_id = await requestVisit({ ...clinic, serviceId });
      const payload = { event: { start: at(now(), days) }, ...(address && { address }) };
      await vet.call(createEvent, {
        body: { type: 'CALENDAR', category: 'BOOKING', parent_id, payload },
      });
      return (await appointmentOf(owner, parent_id))?.payload.address;
    };
    expect(await addressOf(home, 3)).toBe('Via Verdi 3, 20121 Milano');
    expect(await addressOf(home, 4, 'Via Manzoni 1')).toBe('Via Manzoni 1');
    expect(await addressOf(clinic.serviceId, 5)).toBe('');
  });
});
