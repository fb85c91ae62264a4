import { proposeOtherTimes } from '@zampa/contract/appointments/propose-other-times';
import { reassignBookings } from '@zampa/contract/appointments/reassign-bookings';
import { FACILITY_ADMIN } from '@zampa/domain/people/roles';
import { employ } from '@zampa/testing/memberships';
import { newVet } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { at, book, newOpenClinic } from './clinic.ts';

describe('rescheduling the bookings of a sick colleague, across clinics', () => {
  const product = useProduct();

  it("refuses a booking of the caller's other clinic", async () => {
    const { vet, visitId } = await newOpenClinic(product());
    const start = at(product().clock.now(), 3);
    const { id } = await book(vet, visitId, { start, resource: vet.id });
    const other = await newVet(product());
    const facilityId = other.facility.id;
    await employ(product().pool, facilityId, vet.id, { roleId: FACILITY_ADMIN });
    const body = { facilityId, bookings: [id] };
    await expect(vet.call(proposeOtherTimes, { body })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(
      vet.call(reassignBookings, { body: { ...body, userId: vet.id } }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('refuses a person who does not work at the clinic', async () => {
    const { vet, facilityId, visitId } = await newOpenClinic(product());
    const start = at(product().clock.now(), 3);
    const { id } = await book(vet, visitId, { start, resource: vet.id });
    const stranger = await newVet(product());
    await expect(
      vet.call(reassignBookings, { body: { facilityId, userId: stranger.id, bookings: [id] } }),
    ).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'userId', code: 'unknown' }],
    });
  });
});
