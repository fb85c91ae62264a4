import { createEvent } from '@zampa/contract/inbox/create-event';
import { updateFacility } from '@zampa/contract/facilities/update-facility';
import { readFacilityConfiguration } from '@zampa/contract/facilities/read-facility-configuration';
import { readMe } from '@zampa/contract/people/read-me';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { search } from '@zampa/contract/search/search';
import { keepFromReception } from '@zampa/testing/memberships';
import { newStartedRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';
import { hire } from './scene-people.ts';

const VETERINARIAN = 3;
const BACKOFFICE = 4;
const SECRETARY = 5;
const STAFF = 8;

describe('reception, which answers where its clinic lets it', () => {
  const product = useProduct();
  const chat = (id: string) =>
    ({ type: 'CHAT', parent_id: id, payload: { message: 'Come at ten' } }) as const;

  it.each([
    { role: 'secretary', roleId: SECRETARY },
    { role: 'back office', roleId: BACKOFFICE },
    { role: 'staff member', roleId: STAFF },
  ])('reads and answers as a $role, until an admin says no, and again', async ({ roleId }) => {
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
    await keepFromReception(vet);
    for (const text of ['She limps', 'Come at ten', note])
      expect(await allRead()).not.toContain(text);
    const refused = await desk.send(createEvent, { body: chat(id) });
    expect(refused).toMatchObject({ status: 403, json: { code: 'FORBIDDEN' } });
    const body = { facilityId: vet.facility.id, receptionAnswers: true };
    await vet.call(updateFacility, { body });
    expect(await allRead()).toContain('She limps');
    expect((await desk.send(createEvent, { body: chat(id) })).status).toBe(201);
  });

  it('answers from the first day, is an admin’s to change, and everybody there is told', async () => {
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
    await expect.poll(() => socket.heard).toContainEqual(['staff', { facilityId }]);
    expect(await answers()).toBe(false);
    expect((await desk.call(readMe, {})).facilities).toMatchObject([{ receptionAnswers: false }]);
  });
});
