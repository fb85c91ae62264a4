import { createEvent } from '@zampa/contract/requests/create-event';
import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { createService } from '@zampa/contract/services/create-service';
import { updateService } from '@zampa/contract/services/update-service';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { createTimetable } from '@zampa/contract/timetables/create-timetable';
import { employ } from '@zampa/testing/memberships';
import { joinClinic, newColleague, newOwner, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import {
  appointmentOf,
  at,
  book,
  updateCalendarEntry,
  newOpenClinic,
  slotStartsOn,
} from './clinic.ts';

const VETERINARIAN = 3;
const SECRETARY = 5;

describe('GET /api/facilities/slots', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);

  it('offers every quarter hour that fits outside bookings, absences and closures', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, visitId } = clinic;
    const all = await slotStartsOn(owner, clinic, day(3));
    expect([all.length, all[0], all.at(-1)]).toEqual([31, '09:00', '16:30']);
    await book(vet, visitId, { start: at(now(), 3, '10:00') });
    const absence = (from: string, to: string, userId?: string) =>
      vet.call(createUnavailability, {
        body: {
          facilityId,
          start: at(now(), 3, from),
          end: at(now(), 3, to),
          ...(userId && { userId }),
        },
      });
    await absence('11:00', '12:00', vet.id);
    await absence('13:00', '17:00');
    const left = ['09:00', '09:15', '09:30', '10:30', '12:00', '12:15', '12:30'];
    expect(await slotStartsOn(owner, clinic, day(3))).toEqual(left);
  });

  it('offers a service up to one year ahead by default', async () => {
    const clinic = await newOpenClinic(product());
    // The year ends at the current time of day, so some or all slots of its last day are beyond it.
    expect(await slotStartsOn(clinic.owner, clinic, day(364))).not.toEqual([]);
    expect(await slotStartsOn(clinic.owner, clinic, day(366))).toEqual([]);
  });

  it('returns slots as long as the selected services together', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, serviceId } = clinic;
    const { id } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'X-ray', duration: 60, enabled: true },
    });
    const [first] = await owner.call(readSlots, {
      query: { facilityId, services: `${serviceId},${id}`, from: day(3), to: day(4) },
    });
    expect(first).toEqual({
      start: at(now(), 3, '09:00'),
      end: at(now(), 3, '10:30'),
      assignees: [vet.id],
    });
  });

  it('lists the vets who are available by their hours and species, never desk staff', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, facilityId, serviceId } = clinic;
    const [carlo, dora] = await Promise.all([newColleague(product()), newColleague(product())]);
    await employ(product().pool, facilityId, carlo.id, { roleId: VETERINARIAN });
    await employ(product().pool, facilityId, dora.id, { roleId: SECRETARY });
    const hours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '16:00', to: '20:00' }));
    await vet.call(createTimetable, {
      body: { facilityId, name: 'Late', hours, users: [carlo.id] },
    });
    expect(await slotStartsOn(owner, clinic, day(3), carlo.id)).toEqual([
      '16:00',
      '16:15',
      '16:30',
    ]);
    expect(await slotStartsOn(owner, clinic, day(3), dora.id)).toEqual([]);
    const query = { facilityId, services: serviceId, from: day(3), to: day(3) };
    const slots = await owner.call(readSlots, { query });
    expect(slots.at(-1)?.assignees).toEqual([vet.id, carlo.id]);
    const cats = { id: vet.id, FacilityId: facilityId, species: [pet.SpeciesId + 1] };
    await vet.call(updateStaff, { body: cats });
    const forPet = await owner.call(readSlots, { query: { ...query, pets: pet.id } });
    expect(forPet.map(({ assignees }) => assignees)).toEqual([[carlo.id], [carlo.id], [carlo.id]]);
  });

  it('includes the current time of the booking to be moved, for its family and staff only', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId } = clinic;
    const { id: bookingId } = await book(vet, visitId, { start: at(now(), 3, '10:00') });
    const offered = async (caller: TestAccount, more: { bookingId?: string } = {}) => {
      const { facilityId, serviceId } = clinic;
      const query = { facilityId, services: serviceId, from: day(1), to: day(3), ...more };
      return (await caller.call(readSlots, { query })).map(({ start }) => start);
    };
    const ten = at(now(), 3, '10:00');
    const nearTen = ['09:45', '10:00', '10:15'].map((time) => at(now(), 3, time));
    for (const caller of [owner, vet]) {
      expect(await offered(caller)).not.toContain(ten);
      expect(await offered(caller, { bookingId })).toEqual(expect.arrayContaining(nearTen));
    }
    const soon = now().getTime() + 24 * 3_600_000;
    const times = await offered(owner, { bookingId });
    expect(times.filter((start) => Date.parse(start) <= soon)).toEqual([]);
    const other = await newOwner(product());
    await joinClinic(other, vet.facility);
    for (const id of [bookingId, crypto.randomUUID()])
      await expect(offered(other, { bookingId: id })).rejects.toMatchObject({ status: 404 });
    await updateCalendarEntry(vet, bookingId, { status: 'CANCELED' });
    await expect(offered(owner, { bookingId })).rejects.toMatchObject({ status: 404 });
  });

  it("uses the duration requested by staff, and the service's duration for clients", async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, serviceId, visitId } = clinic;
    await book(vet, visitId, { start: at(now(), 3, '15:30') });
    const query = { facilityId, services: serviceId, from: day(3), to: day(3) };
    const startsFor = async (caller: TestAccount, more: { minutes?: number } = {}) =>
      (await caller.call(readSlots, { query: { ...query, ...more } })).map(({ start }) => start);
    const three = at(now(), 3, '15:00');
    expect(await startsFor(vet)).toContain(three);
    expect(await startsFor(vet, { minutes: 45 })).not.toContain(three);
    expect(await startsFor(vet, { minutes: 45 })).toContain(at(now(), 3, '14:45'));
    expect(await startsFor(owner, { minutes: 45 })).toContain(three);
  });

  it('offers slots of a disabled service to staff but not to clients', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, facilityId } = clinic;
    const { id: services } = await vet.call(createService, {
      body: {
        facilityId,
        ServiceTypeId: 4,
        name: 'Surgery',
        price: 9000,
        duration: 60,
        enabled: false,
      },
    });
    const query = { facilityId, services, from: day(3), to: day(3) };
    expect(await vet.call(readSlots, { query })).not.toEqual([]);
    await expect(owner.call(readSlots, { query })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'services', code: 'not_enabled' }],
    });
    const visit = (caller: TestAccount) =>
      caller.call(createEvent, {
        body: {
          type: 'HEALTH',
          category: 'VISIT',
          payload: { facilityId, familyId: owner.familyId, pets: [pet.id], services: [services] },
        },
      });
    await expect(visit(owner)).rejects.toMatchObject({ code: 'VALIDATION' });
    const { id } = await visit(vet);
    const { id: bookingId } = await book(vet, id, { start: at(now(), 3, '10:00') });
    await updateCalendarEntry(owner, bookingId, { event: { start: at(now(), 3, '12:00') } });
    expect((await appointmentOf(owner, id))?.payload.event.start).toBe(at(now(), 3, '12:00'));
  });

  it('respects the notice and horizon of the service', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, serviceId } = clinic;
    await vet.call(updateService, {
      query: { id: serviceId },
      body: { notice: 3 * 1440, horizon: 5 },
    });
    expect(await slotStartsOn(owner, clinic, day(2))).toEqual([]);
    expect(await slotStartsOn(owner, clinic, day(4))).toHaveLength(31);
    expect(await slotStartsOn(owner, clinic, day(6))).toEqual([]);
    expect(await slotStartsOn(owner, clinic, day(-2))).toEqual([]);
  });

  it('rejects strangers, services of other clinics, invalid date ranges and missing services', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, facilityId, serviceId } = clinic;
    const query = { facilityId, services: serviceId, from: day(0), to: day(61) };
    expect(await owner.send(readSlots, { query })).toMatchObject({ status: 200 });
    for (const [changed, code] of [
      [{ to: day(62) }, 'VALIDATION'],
      [{ to: day(-1) }, 'VALIDATION'],
      [{ services: '' }, 'VALIDATION'],
      [{ services: facilityId }, 'NOT_FOUND'],
    ] as const)
      await expect(
        owner.call(readSlots, { query: { ...query, ...changed } }),
      ).rejects.toMatchObject({ code });
    const stranger = await newOwner(product());
    await expect(stranger.call(readSlots, { query })).rejects.toMatchObject({
      code: 'FACILITY_UNKNOWN',
    });
  });
});
