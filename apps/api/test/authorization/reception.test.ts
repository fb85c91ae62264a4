import { readCalendar } from '@zampa/contract/appointments/read-calendar';
import { linkPets } from '@zampa/contract/clients/link-pets';
import { readClients } from '@zampa/contract/clients/read-clients';
import { updateClient } from '@zampa/contract/clients/update-client';
import { readFamily } from '@zampa/contract/families/read-family';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { readInbox } from '@zampa/contract/inbox/read-inbox';
import { readPetFamily } from '@zampa/contract/pets/read-pet-family';
import { readPets } from '@zampa/contract/pets/read-pets';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { createEvent } from '@zampa/contract/requests/create-event';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readMe } from '@zampa/contract/people/read-me';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { createService } from '@zampa/contract/services/create-service';
import { search } from '@zampa/contract/search/search';
import { employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { joinClinic, newVet, type TestAccount } from '@zampa/testing/people';
import { newStartedRequest, requestBody } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { at, book, updateCalendarEntry, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { hire } from './scene-people.ts';

const VETERINARIAN = 3;
const BACKOFFICE = 4;
const SECRETARY = 5;
const STAFF = 8;

describe('access of desk staff, depending on whether reception answers', () => {
  const product = useProduct();
  const chat = (id: string) =>
    ({ type: 'CHAT', parent_id: id, payload: { message: 'Come at ten' } }) as const;

  it.each([
    { role: 'secretary', roleId: SECRETARY },
    { role: 'back office', roleId: BACKOFFICE },
    { role: 'staff member', roleId: STAFF },
  ])(
    'a $role reads and writes messages, until an admin turns this off and on again',
    async ({ roleId }) => {
      const { vet, owner, id } = await newStartedRequest(product());
      await owner.call(createEvent, { body: { ...chat(id), payload: { message: 'She limps' } } });
      const desk = await hire(product(), vet.facility.id, roleId);
      const allRead = async () => {
        const thread = await desk.call(readRequest, { params: { id } });
        const listed = await desk.call(readRequests, { query: {} });
        const found = await desk.call(search, { query: { q: 'Pluto', limit: 20 } });
        return JSON.stringify([thread, listed, found]);
      };
      const note = (await vet.call(readRequest, { params: { id } })).payload.note;
      expect(note).not.toBe('');
      for (const text of ['She limps', note]) expect(await allRead()).toContain(text);
      expect((await desk.send(createEvent, { body: chat(id) })).status).toBe(201);
      await disableReceptionAnswers(vet);
      for (const text of ['She limps', 'Come at ten', note])
        expect(await allRead()).not.toContain(text);
      const refused = await desk.send(createEvent, { body: chat(id) });
      expect(refused).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } });
      const body = { facilityId: vet.facility.id, receptionAnswers: true };
      await vet.call(updateFacility, { body });
      expect(await allRead()).toContain('She limps');
      expect((await desk.send(createEvent, { body: chat(id) })).status).toBe(201);
    },
  );

  it('desk staff read no health data of pets and bookings once reception does not answer', async () => {
    const { vet, owner, pet, facilityId, visitId } = await newOpenClinic(product());
    await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
    await owner.call(updatePet, {
      query: { PetId: pet.id },
      body: { allergies: ['Penicillin'], chronicConditions: ['Diabetes'] },
    });
    const desk = await hire(product(), facilityId, SECRETARY);
    const start = at(product().clock.now(), 3);
    const bookingEvent = { start, title: 'Limping badly', subtitle: 'Bleeds' };
    const { id } = await book(owner, visitId, bookingEvent);
    const { id: serviceId } = await vet.call(createService, {
      body: { facilityId, ServiceTypeId: 1, name: 'Advice', duration: 10, enabled: true },
    });
    await owner.call(createEvent, { body: requestBody({ vet, pet, serviceId }, 'Drinks a lot') });
    const days = { from: start.slice(0, 10), to: start.slice(0, 10) };
    const all = async (caller: TestAccount) => ({
      requests: await caller.send(readRequests, { query: { facilityId, category: 'VISIT' } }),
      request: await caller.send(readRequest, { params: { id: visitId } }),
      booking: await caller.send(readEvent, { query: { id } }),
      calendar: await caller.send(readCalendar, { query: { facilityId, ...days } }),
      inbox: await caller.send(readInbox, { query: { facilityId } }),
      pets: await caller.send(readPets, { query: { PetId: pet.id } }),
      petFamily: await caller.send(readPetFamily, { query: { FamilyId: owner.familyId } }),
      family: await caller.send(readFamily, { query: { FamilyId: owner.familyId } }),
      clients: await caller.send(readClients, { params: { id: facilityId }, query: {} }),
      client: await caller.send(updateClient, {
        body: { id: owner.id, FacilityId: facilityId, note: 'Rings' },
      }),
      found: await caller.send(search, { query: { q: 'Pluto' } }),
    });
    const HEALTH = /Penicillin|Diabetes|Limping|Bleeds/;
    const namesWithHealthData = async (caller: TestAccount) =>
      Object.entries(await all(caller)).flatMap(([name, { status, bytes }]) => {
        expect(status, name).toBe(200);
        return HEALTH.test(bytes.toString()) ? [name] : [];
      });
    const everywhere = Object.keys(await all(vet)).filter((name) => name !== 'found');
    expect(await namesWithHealthData(desk)).toEqual(everywhere);
    await disableReceptionAnswers(vet);
    const { events } = await openSocket(desk);
    await updateCalendarEntry(vet, id, { status: 'NEW' });
    await expect.poll(() => events.length).toBeGreaterThan(0);
    expect(JSON.stringify(events)).not.toMatch(HEALTH);
    expect(await namesWithHealthData(desk)).toEqual([]);
    expect(await namesWithHealthData(vet)).toEqual(everywhere);
  });

  it("reception sees a pet's health data through a second clinic where they are a vet", async () => {
    const { vet, owner, pet, facilityId } = await newOpenClinic(product());
    const other = await newVet(product());
    const desk = await hire(product(), facilityId, SECRETARY);
    await employ(product().pool, other.facility.id, desk.id, { roleId: VETERINARIAN });
    await disableReceptionAnswers(vet);
    const body = { allergies: ['Penicillin'] };
    await owner.call(updatePet, { query: { PetId: pet.id }, body });
    await owner.call(linkPets, { body: { facilityId, pets: [pet.id] } });
    const readPetAtDesk = async () => (await desk.call(readPets, { query: { PetId: pet.id } }))[0];
    expect((await readPetAtDesk())?.allergies).toBeNull();
    await joinClinic(owner, other.facility);
    await owner.call(linkPets, { body: { facilityId: other.facility.id, pets: [pet.id] } });
    expect((await readPetAtDesk())?.allergies).toEqual(['Penicillin']);
  });

  it('reception answers by default, only admins can change this, and staff are notified by socket', async () => {
    const { vet } = await newStartedRequest(product());
    const facilityId = vet.facility.id;
    const [colleague, desk] = [
      await hire(product(), facilityId, VETERINARIAN),
      await hire(product(), facilityId, SECRETARY),
    ];
    const answers = async () =>
      (await vet.call(readFacilityConfiguration, { query: { facilityId } })).receptionAnswers;
    expect(await answers()).toBe(true);
    const body = { facilityId, receptionAnswers: false };
    for (const person of [colleague, desk])
      expect((await person.send(updateFacility, { body })).status).toBe(403);
    expect(
      (await vet.send(updateFacility, { body: { ...body, receptionAnswers: 'x' } })).status,
    ).toBe(400);
    const socket = await openSocket(desk);
    await vet.call(updateFacility, { body });
    await expect.poll(() => socket.heard).toContainEqual(['staff', { facilityId, userId: null }]);
    expect(await answers()).toBe(false);
    expect((await desk.call(readMe, {})).facilities).toMatchObject([{ receptionAnswers: false }]);
  });
});
