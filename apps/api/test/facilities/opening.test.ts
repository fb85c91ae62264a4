import { readFacilities } from '@zampa/contract/facilities/read-facilities';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { joinClinic, newOwner, newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('GET /api/facilities — outside opening hours', () => {
  const product = useProduct();

  it('shows clients the emergency number and note that an admin has entered', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await joinClinic(owner, vet.facility);
    const facilityId = vet.facility.id;
    const emergency = {
      emergencyPhone: '+39 333 9998877',
      emergencyText: 'Roma Vet is open at night.',
    };
    await vet.call(updateFacility, { body: { facilityId, ...emergency } });
    expect(await owner.call(readFacilities, { query: { facilityId } })).toMatchObject([emergency]);
    const emptied = { emergencyPhone: '', emergencyText: '' };
    expect(await vet.call(updateFacility, { body: { facilityId, ...emptied } })).toMatchObject({
      emergencyPhone: null,
      emergencyText: null,
    });
  });

  it('returns the next opening time, after a closure of the clinic', async () => {
    const [vet, owner] = [await newVet(product()), await newOwner(product())];
    await joinClinic(owner, vet.facility);
    const facilityId = vet.facility.id;
    const readOpening = async () =>
      (await owner.call(readFacilities, { query: { facilityId } }))[0]?.opening;
    expect(await readOpening()).toBeNull();
    const everyDay = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      from: '00:00',
      to: '24:00',
    }));
    await vet.call(updateWorkingHours, { query: { facilityId }, body: { workingHours: everyDay } });
    expect(await readOpening()).toMatchObject({
      openUntil: expect.any(String) as unknown,
      opensAt: null,
    });
    const now = product().clock.now();
    const start = new Date(now.getTime() - 60_000).toISOString();
    const end = new Date(Math.floor(now.getTime() / 60_000) * 60_000 + 7_200_000).toISOString();
    await vet.call(createUnavailability, { body: { facilityId, start, end } });
    expect(await readOpening()).toEqual({ openUntil: null, opensAt: end });
  });

  it.each([
    { field: 'emergencyPhone', typed: 'abc', code: 'invalid_phone' },
    { field: 'emergencyText', typed: 'x'.repeat(301), code: 'too_big' },
  ])('refuses an invalid $field at its field', async ({ field, typed, code }) => {
    const vet = await newVet(product());
    const answer = await vet.send(updateFacility, {
      body: { facilityId: vet.facility.id, [field]: typed },
    });
    expect(answer).toMatchObject({ status: 400, json: { errors: [{ field, code }] } });
  });
});
