import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { updateUser } from '@zampa/contract/people/update-user';
import { updatePet } from '@zampa/contract/pets/update-pet';
import { newOwner, openSession } from '@zampa/testing/people';
import {
  newClinicWithClient,
  newPet,
  newRequest,
  newStartedRequest,
  requestBody,
  startConsultation,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { jpegPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf, eventsOf } from '../stored.ts';

describe('creating a request (POST /api/events HEALTH)', () => {
  const product = useProduct();
  const requests = (facilityId: string) =>
    countOf(product(), 'conversations', 'facility_id = $1', [facilityId]);

  it('ignores fields in the body that only the server may set', async () => {
    const clinic = await newClinicWithClient(product());
    const body = requestBody(clinic, 'Non mangia');
    const forged = {
      ...body,
      type: 'health',
      category: 'nonsense',
      payload: {
        ...body.payload,
        priority: 'high',
        status: 'CLOSED',
        openDate: '2020-01-01T00:00:00Z',
        assigneeId: clinic.vet.id,
        userId: clinic.vet.id,
      },
    };
    const { json, status } = await clinic.owner.send(createEvent, { body: forged });
    expect(status).toBe(201);
    const { id } = json as { id: string };
    const read = await clinic.vet.call(readRequest, { params: { id }, query: {} });
    expect(read).toMatchObject({
      category: 'CONSULTATION',
      parent_id: null,
      payload: { status: 'NEW', priority: 'HIGH', openDate: null, userId: clinic.owner.id },
      assignee: null,
      pets: [{ id: clinic.pet.id }],
      events: [],
    });
  });

  it.each([
    ['no pet', { pets: [] }, 'VALIDATION'],
    ['no service', { services: [] }, 'VALIDATION'],
    ['an unknown pet', { pets: [crypto.randomUUID()] }, 'NOT_FOUND'],
    ['an unknown service', { services: [crypto.randomUUID()] }, 'NOT_FOUND'],
    ['an unknown clinic', { facilityId: crypto.randomUUID() }, 'FACILITY_UNKNOWN'],
    ['a note of more than 4,000 characters', { note: 'x'.repeat(4001) }, 'VALIDATION'],
    ['a note with a NUL', { note: 'a\0b' }, 'VALIDATION'],
    ['a note of invisible characters', { note: '\u2800\u200B' }, 'VALIDATION'],
  ])('rejects %s', async (_what, change, code) => {
    const clinic = await newClinicWithClient(product());
    const body = requestBody(clinic);
    const changed = { ...body, payload: { ...body.payload, ...change } };
    await expect(clinic.owner.call(createEvent, { body: changed })).rejects.toMatchObject({ code });
    expect(await requests(clinic.vet.facility.id)).toBe(0);
  });

  it('rejects people who are not clients, and pets of other families', async () => {
    const clinic = await newClinicWithClient(product());
    const stranger = await newOwner(product());
    const theirs = requestBody(clinic);
    await expect(stranger.call(createEvent, { body: theirs })).rejects.toMatchObject({
      status: 404,
    });
    const pet = await newPet(stranger);
    const foreignPet = { ...theirs, payload: { ...theirs.payload, pets: [pet.id] } };
    await expect(clinic.owner.call(createEvent, { body: foreignPet })).rejects.toMatchObject({
      status: 404,
    });
    expect(await requests(clinic.vet.facility.id)).toBe(0);
  });

  it('lets a vet create a request for a client, who must be named', async () => {
    const clinic = await newClinicWithClient(product());
    const body = requestBody(clinic);
    await clinic.owner.call(createEvent, { body });
    await expect(clinic.vet.call(createEvent, { body })).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'payload.familyId' }],
    });
    const { familyId } = clinic.owner;
    const forClient = { ...body, payload: { ...body.payload, familyId } };
    const { id } = await clinic.vet.call(createEvent, { body: forClient });
    await expect(
      clinic.owner.call(readRequest, { params: { id }, query: {} }),
    ).resolves.toMatchObject({ user: { id: clinic.vet.id }, payload: { status: 'NEW' } });
  });
});

describe('sending a message (POST /api/events CHAT)', () => {
  const product = useProduct();

  it('numbers messages consecutively, with text, a picture or both', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const image = { bytes: await jpegPicture(3000, 1000), name: 'dog.jpg', type: 'image/jpeg' };
    await sendChatMessage(owner, id, 'Look');
    const common = { type: 'CHAT', parent_id: id } as const;
    await owner.call(createEvent, { body: common, image });
    await vet.call(createEvent, { body: { ...common, payload: { message: 'I see' } }, image });
    const { events } = await owner.call(readRequest, { params: { id }, query: {} });
    expect(events.map(({ seq }) => seq)).toEqual([1, 2, 3, 4]);
    expect(events.slice(1)).toMatchObject([
      { payload: { message: 'Look' }, file: null },
      { file: { filetype: 'image/jpeg', width: 2560, height: 853 } },
      { payload: { message: 'I see' }, file: { filetype: 'image/jpeg' } },
    ]);
  });

  it('lets the pet owner write before the request is opened, and the vet only afterwards', async () => {
    const { vet, owner, id } = await newRequest(product());
    await sendChatMessage(owner, id, 'It is urgent');
    await expect(sendChatMessage(vet, id, 'Coming')).rejects.toMatchObject({
      status: 409,
      code: 'CONVERSATION_NOT_STARTED',
    });
    expect(await eventsOf(product(), id)).toHaveLength(1);
    await startConsultation(vet, id);
    await sendChatMessage(vet, id, 'Coming');
  });

  it('rejects an empty message, and an unknown conversation', async () => {
    const { owner, id } = await newRequest(product());
    await expect(sendChatMessage(owner, id, '  ')).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'payload.message', code: 'required' }],
    });
    await expect(sendChatMessage(owner, crypto.randomUUID(), 'Hello')).rejects.toMatchObject({
      status: 404,
    });
    expect(await eventsOf(product(), id)).toEqual([]);
  });

  it('rejects new messages after the relation has ended, but both sides can still read', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await owner.call(leaveFacility, {
      query: { id_facility: vet.facility.id, id_family: owner.familyId },
    });
    for (const person of [vet, owner]) {
      await expect(sendChatMessage(person, id, 'One more')).rejects.toMatchObject({ status: 403 });
      await expect(person.call(readRequest, { params: { id }, query: {} })).resolves.toMatchObject({
        id,
      });
    }
  });

  it('stores a message once when it is sent repeatedly with the same clientId, even simultaneously', async () => {
    const { owner, id } = await newRequest(product());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => sendChatMessage(owner, id, 'Once', 'the-same')),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    product().clock.advance(3 * 86_400);
    const later = await openSession(owner, owner.email);
    await expect(sendChatMessage(later, id, 'Once', 'the-same')).resolves.toEqual(answers[0]);
    expect(await eventsOf(product(), id)).toMatchObject([
      { seq: 1, message: 'Once', client_id: 'the-same' },
    ]);
  });

  it('rejects a different message with the same clientId, but not from another person', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await sendChatMessage(owner, id, 'Once', 'the-same');
    await expect(sendChatMessage(owner, id, 'Twice', 'the-same')).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
    await sendChatMessage(vet, id, 'Mine', 'the-same');
    expect(await eventsOf(product(), id)).toHaveLength(3);
  });

  it('gives every message a unique number when both sides write simultaneously', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const messages = Array.from({ length: 30 }, (_none, number) =>
      sendChatMessage(number % 2 ? vet : owner, id, `Message ${number}`),
    );
    const seqs = (await Promise.all(messages)).map(({ seq }) => seq);
    expect(seqs.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_none, index) => index + 2),
    );
  });
});

describe('opening a request (POST /api/events BOT)', () => {
  const product = useProduct();

  it('opens the request once when two colleagues do so at the same moment', async () => {
    const { vet, id } = await newRequest(product());
    const action = { eventAction: 'OPEN_PERFORMANCE' } as const;
    const press = () =>
      vet.call(createEvent, { body: { type: 'BOT', parent_id: id, payload: action } });
    await Promise.all([press(), startConsultation(vet, id), press(), startConsultation(vet, id)]);
    expect(await eventsOf(product(), id)).toMatchObject([{ event_action: 'OPEN_PERFORMANCE' }]);
    await expect(vet.call(readRequest, { params: { id }, query: {} })).resolves.toMatchObject({
      payload: { status: 'OPEN', assigneeId: vet.id },
    });
  });

  it('rejects an invalid action, and the pet owner', async () => {
    const { vet, owner, id } = await newRequest(product());
    const body = { type: 'BOT', parent_id: id, payload: { eventAction: 'PROPOSE_TIME' } } as const;
    await expect(vet.call(createEvent, { body })).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(owner.call(createEvent, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await eventsOf(product(), id)).toEqual([]);
  });
});

describe('text of invisible characters', () => {
  const product = useProduct();
  const BLANK = '\u200B\u2800\u3164\u00AD';

  it('is rejected at its field as message, diary text, title, note and name', async () => {
    const { owner, vet, pet, id } = await newStartedRequest(product());
    const { facility } = vet;
    const chat = { type: 'CHAT', parent_id: id, payload: { message: BLANK } } as const;
    const diary = { type: 'DIARY', payload: { pets: [pet.id], message: BLANK } } as const;
    const photo = { bytes: await jpegPicture(), name: 'a.jpg' };
    const absence = {
      facilityId: facility.id,
      start: '2027-03-01T09:00:00Z',
      end: '2027-03-01T10:00:00Z',
      reason: BLANK,
    };
    const renamed = { query: { PetId: pet.id }, body: { name: BLANK } };
    const sent: [field: string, call: () => Promise<unknown>][] = [
      ['payload.message', () => owner.call(createEvent, { body: chat })],
      ['payload.message', () => owner.call(createEvent, { body: chat, image: photo })],
      ['payload.message', () => owner.call(createEvent, { body: diary })],
      ['reason', () => vet.call(createUnavailability, { body: absence })],
      ['name', () => owner.call(updatePet, renamed)],
      ['firstName', () => owner.call(updateUser, { body: { firstName: BLANK } })],
    ];
    for (const [field, call] of sent)
      await expect(call()).rejects.toMatchObject({
        status: 400,
        fields: [{ field, code: 'required' }],
      });
    expect(await eventsOf(product(), id)).toHaveLength(1);
  });

  it('is accepted when emoji need the invisible characters', async () => {
    const { owner, id } = await newStartedRequest(product());
    await sendChatMessage(owner, id, '👨‍👩‍👧❤️');
    expect(await eventsOf(product(), id)).toHaveLength(2);
  });
});
