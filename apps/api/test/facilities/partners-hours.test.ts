import { readSlots } from '@zampa/contract/appointments/read-slots';
import { readVets } from '@zampa/contract/clients/read-vets';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { createService } from '@zampa/contract/services/create-service';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { DAY_MS } from '@zampa/domain/time/durations';
import { join, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
import { openFurther } from './open-further.ts';
import { newAdmin } from './sister-clinics.ts';

describe('who becomes an admin of a further clinic that a partner opens', () => {
  const product = useProduct();

  /** Two who govern an organization, of whom the second opens a clinic that is always open, and a client of that. */
  async function newFurther() {
    const founder = await newVet(product());
    await choosePlan(product(), founder, 'NETWORK');
    const partner = await newAdmin(product(), founder.facility.id);
    const second = await openFurther(partner, 'Second');
    const workingHours = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
      weekday,
      from: '09:00',
      to: '17:00',
    }));
    const query = { facilityId: second.id };
    await partner.call(updateWorkingHours, { query, body: { workingHours } });
    const { id: service } = await partner.call(createService, {
      body: {
        facilityId: second.id,
        ServiceTypeId: 4,
        name: 'Visit',
        duration: 30,
        enabled: true,
      },
    });
    const owner = await newOwner(product());
    await join(owner, second);
    const bookable = async (by: TestAccount = owner) => {
      const day = new Date(product().clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
      const slots = await by.call(readSlots, {
        query: { facilityId: second.id, services: service, from: day, to: day },
      });
      expect(slots.length).toBeGreaterThan(0);
      return new Set(slots.flatMap(({ assignees }) => assignees));
    };
    return { founder, partner, second, bookable };
  }

  it('is offered to no client there, as who opened it is', async () => {
    const { founder, partner, second, bookable } = await newFurther();
    expect(await bookable()).toEqual(new Set([partner.id]));
    const { timetables } = await founder.call(readFacilityConfiguration, {
      query: { facilityId: second.id },
    });
    expect(timetables).toMatchObject([
      { name: 'No hours here yet', hours: [], users: [founder.id] },
    ]);
    const staff = await founder.call(readVets, { params: { id: second.id } });
    expect(staff.find(({ id }) => id === founder.id)?.TimetableId).toBe(timetables[0]?.id);
  });

  it.each(['founder', 'partner'] as const)(
    'is so once they are given the hours of the clinic, by the %s',
    async (by) => {
      const further = await newFurther();
      const { founder, partner, second, bookable } = further;
      await further[by].call(updateStaff, {
        body: { id: founder.id, FacilityId: second.id, TimetableId: null },
      });
      expect(await bookable()).toEqual(new Set([founder.id, partner.id]));
    },
  );
});
