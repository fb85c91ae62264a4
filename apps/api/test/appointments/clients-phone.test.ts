import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { createClient } from '@zampa/contract/clients/create-client';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateUser } from '@zampa/contract/people/update-user';
import { employ } from '@zampa/testing/memberships';
import { newColleague, newVet, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { requestVisit, at, book, newOpenClinic } from './clinic.ts';

const [SECRETARY, CONSULTANT] = [5, 6];
const PHONE = '+393337654321';

describe("the client's phone number in the calendar", () => {
  const product = useProduct();
  const now = () => product().clock.now();
  const days = () => ({ from: at(now(), 0).slice(0, 10), to: at(now(), 9).slice(0, 10) });
  const calendar = (caller: TestAccount, facilityId: string) =>
    caller.send(readCalendar, { query: { facilityId, ...days() } });
  const phones = async (caller: TestAccount, facilityId: string) =>
    (await caller.call(readCalendar, { query: { facilityId, ...days() } })).map(
      ({ client }) => client?.phone ?? null,
    );

  async function scene() {
    const clinic = await newOpenClinic(product());
    const { vet, owner, visitId, facilityId } = clinic;
    await owner.call(updateUser, { body: { phone: PHONE } });
    await book(vet, visitId, { start: at(now(), 3) });
    const colleague = async (roleId: number) => {
      const person = await newColleague(product());
      await employ(product().pool, facilityId, person.id, { roleId });
      return person;
    };
    return { ...clinic, colleague };
  }

  it('is shown to all staff of the clinic, including desk staff, and to no other clinic', async () => {
    const { vet, facilityId, colleague } = await scene();
    expect(await phones(vet, facilityId)).toEqual([PHONE]);
    expect(await phones(await colleague(SECRETARY), facilityId)).toEqual([PHONE]);
    const other = await newVet(product());
    expect((await calendar(other, facilityId)).status).toBe(404);
    expect(await phones(other, other.facility.id)).toEqual([]);
  });

  it('is shown to a consultant only for visits assigned to them', async () => {
    const clinic = await scene();
    const { vet, facilityId, visitId, colleague } = clinic;
    const consultant = await colleague(CONSULTANT);
    const theirs = await requestVisit(clinic);
    await book(vet, theirs, { start: at(now(), 4), resource: consultant.id });
    await product().pool.query('update conversations set assignee_id = null where id = any($1)', [
      [visitId, theirs],
    ]);
    const seen = await calendar(consultant, facilityId);
    expect(seen.bytes.toString()).not.toContain(PHONE);
    await product().pool.query('update conversations set assignee_id = $1 where id = $2', [
      consultant.id,
      theirs,
    ]);
    expect(await phones(consultant, facilityId)).toEqual([null, PHONE]);
  });

  it('is returned together with whether an e-mail reaches the client', async () => {
    const { vet, facilityId, serviceId } = await scene();
    const phoneOnly = await vet.call(createClient, {
      body: {
        FacilityId: facilityId,
        firstName: 'Ida',
        lastName: 'Riva',
        phone: '+393331112233',
        pet: { name: 'Kira', SpeciesId: 1 },
      },
    });
    const { id: visitId } = await vet.call(createEvent, {
      body: {
        type: 'HEALTH',
        category: 'VISIT',
        payload: {
          facilityId,
          familyId: phoneOnly.FamilyId,
          pets: phoneOnly.pets.map(({ id }) => id),
          services: [serviceId],
        },
      },
    });
    await book(vet, visitId, { start: at(now(), 4) });
    const entries = await vet.call(readCalendar, { query: { facilityId, ...days() } });
    expect(entries.map(({ client }) => client?.hasEmail)).toEqual([true, false]);
  });

  it('is not shown to pet owners', async () => {
    const { owner } = await scene();
    const { bytes } = await owner.send(readAppointments, { query: {} });
    expect(bytes.toString()).not.toContain(PHONE);
  });

  it.each([
    { who: 'who is active', status: 'ACTIVE', phone: PHONE },
    { who: 'who has paused the contact', status: 'DISABLED_BY_PO', phone: PHONE },
    { who: 'whom the clinic has paused', status: 'DISABLED_BY_VET', phone: PHONE },
    { who: 'who ignored the invitation', status: 'IGNORED', phone: PHONE },
    { who: 'who has left', status: 'REMOVED', phone: null },
  ] as const)(
    'is shown in the calendar as on the client card for a client $who',
    async ({ status, phone }) => {
      const { vet, facilityId, pet } = await scene();
      await product().pool.query(
        'update facility_clients set status = $1 where facility_id = $2 and family_id = $3',
        [status, facilityId, pet.FamilyId],
      );
      expect(await phones(vet, facilityId)).toEqual([phone]);
      const cards = await vet.call(readClients, {
        params: { id: facilityId },
        query: { status },
      });
      expect(cards.map((card) => card.phone)).toEqual([phone]);
    },
  );
});
