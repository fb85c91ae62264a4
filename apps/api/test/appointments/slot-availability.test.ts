import { createService } from '@zampa/contract/services/create-service';
import { updateService } from '@zampa/contract/services/update-service';
import { readSlots } from '@zampa/contract/appointments/read-slots';
import { employ } from '@zampa/testing/memberships';
import { newColleague } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { at, book, newOpenClinic, slotStartsOn, type OpenClinic } from './clinic.ts';

const VETERINARIAN = 3;
const A_DAY = 1440;

describe('slot availability', () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const day = (days: number) => at(now(), days).slice(0, 10);

  const createSecondService = ({ vet, facilityId }: OpenClinic) =>
    vet.call(createService, {
      body: { facilityId, ServiceTypeId: 4, name: 'X-ray', duration: 30, enabled: true },
    });

  it('excludes members who left the clinic or have not been accepted', async () => {
    const clinic = await newOpenClinic(product());
    const { owner, facilityId } = clinic;
    const carlo = await newColleague(product());
    await employ(product().pool, facilityId, carlo.id, { roleId: VETERINARIAN });
    expect(await slotStartsOn(owner, clinic, day(3), carlo.id)).toContain('10:00');
    for (const status of ['REMOVED', 'PENDING'] as const) {
      await employ(product().pool, facilityId, carlo.id, { roleId: VETERINARIAN, status });
      expect(await slotStartsOn(owner, clinic, day(3), carlo.id)).toEqual([]);
    }
  });

  it('excludes times when the vet is busy at another clinic', async () => {
    const [clinic, other] = [await newOpenClinic(product()), await newOpenClinic(product())];
    const { vet, owner } = clinic;
    await employ(product().pool, other.facilityId, vet.id, { roleId: VETERINARIAN });
    await book(other.vet, other.visitId, { start: at(now(), 3), resource: vet.id });
    const starts = await slotStartsOn(owner, clinic, day(3));
    expect(starts).toContain('10:30');
    for (const time of ['09:45', '10:00', '10:15']) expect(starts).not.toContain(time);
  });

  it('combines several services by the longest notice and the shortest horizon', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, facilityId, serviceId } = clinic;
    const { id } = await createSecondService(clinic);
    const set = (service: string, notice: number, horizon: number) =>
      vet.call(updateService, { query: { id: service }, body: { notice, horizon } });
    const days = async () => {
      const query = { facilityId, services: `${serviceId},${id}`, from: day(0), to: day(12) };
      const slots = await owner.call(readSlots, { query });
      return [...new Set(slots.map(({ start }) => start.slice(0, 10)))];
    };
    for (const [first, second] of [
      [serviceId, id],
      [id, serviceId],
    ] as const) {
      await set(first, 4 * A_DAY, 60);
      await set(second, 0, 8);
      const offered = await days();
      expect(offered).not.toContain(day(3));
      expect(offered).toEqual(expect.arrayContaining([day(5), day(6), day(7)]));
      expect(offered).not.toContain(day(9));
    }
  });

  it('rejects services of other clinics', async () => {
    const [clinic, other] = [await newOpenClinic(product()), await newOpenClinic(product())];
    const { owner, facilityId, serviceId } = clinic;
    for (const services of [other.serviceId, `${serviceId},${other.serviceId}`]) {
      const query = { facilityId, services, from: day(3), to: day(3) };
      await expect(owner.call(readSlots, { query })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
  });
});
