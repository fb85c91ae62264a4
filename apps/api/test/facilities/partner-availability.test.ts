import { readSlots } from '@zampa/contract/appointments/read-slots';
import { readVets } from '@zampa/contract/clients/read-vets';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { createService } from '@zampa/contract/services/create-service';
import { updateStaff } from '@zampa/contract/team/update-staff';
import { updateWorkingHours } from '@zampa/contract/timetables/update-working-hours';
import { DAY_MS } from '@zampa/domain/time/durations';
import { joinClinic, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { choosePlan } from '../subscription/choose-plan.ts';
import { openAnotherClinic } from './open-another-clinic.ts';
import { newAdmin } from './sister-clinics.ts';

describe('partner opens a second clinic', () => {
  const product = useProduct();

  /** Creates an organization with a founder and a partner, who opens a second clinic with daily hours and a client. */
  async function newPartnerClinic() {
    const founder = await newVet(product());
    await choosePlan(product(), founder, 'NETWORK');
    const partner = await newAdmin(product(), founder.facility.id);
    const second = await openAnotherClinic(partner, 'Second');
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
    await joinClinic(owner, second);
    const bookable = async (caller: TestAccount = owner) => {
      const day = new Date(product().clock.now().getTime() + 3 * DAY_MS).toISOString().slice(0, 10);
      const slots = await caller.call(readSlots, {
        query: { facilityId: second.id, services: service, from: day, to: day },
      });
      expect(slots.length).toBeGreaterThan(0);
      return new Set(slots.flatMap(({ assignees }) => assignees));
    };
    return { founder, partner, second, bookable };
  }

  it('the founder, now an admin there, is not bookable; the partner is', async () => {
    const { founder, partner, second, bookable } = await newPartnerClinic();
    expect(await bookable()).toEqual(new Set([partner.id]));
    const { timetables } = await founder.call(readFacilityConfiguration, {
      query: { facilityId: second.id },
    });
    expect(timetables).toMatchObject([
      { name: 'No working hours here yet', hours: [], users: [founder.id] },
    ]);
    const staff = await founder.call(readVets, { params: { id: second.id } });
    expect(staff.find(({ id }) => id === founder.id)?.TimetableId).toBe(timetables[0]?.id);
  });

  it.each(['founder', 'partner'] as const)(
    "the founder becomes bookable once the %s gives them the clinic's hours",
    async (caller) => {
      const further = await newPartnerClinic();
      const { founder, partner, second, bookable } = further;
      await further[caller].call(updateStaff, {
        body: { id: founder.id, FacilityId: second.id, TimetableId: null },
      });
      expect(await bookable()).toEqual(new Set([founder.id, partner.id]));
    },
  );
});
