import { createEvent } from '@zampa/contract/inbox/create-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { leaveFacility } from '@zampa/contract/clients/leave-facility';
import { newOwner, signedIn } from '@zampa/testing/people';
import {
  newClinicWithClient,
  newPet,
  newRequest,
  newStartedRequest,
  requestBody,
  start,
  write,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { jpegPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { countOf, eventsOf } from '../stored.ts';

describe('POST /api/events HEALTH — a pet owner asks', () => {
  const product = useProduct();
  const requests = (facilityId: string) =>
    countOf(product(), 'conversations', 'facility_id = $1', [facilityId]);

  it('makes a new request, whatever the body claims about what is the server’s', async () => {
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
    ['a note without end', { note: 'x'.repeat(4001) }, 'VALIDATION'],
    ['a note with a NUL', { note: 'a\0b' }, 'VALIDATION'],
  ])('refuses %s', async (_what, change, code) => {
    const clinic = await newClinicWithClient(product());
    const body = requestBody(clinic);
    const changed = { ...body, payload: { ...body.payload, ...change } };
    await expect(clinic.owner.call(createEvent, { body: changed })).rejects.toMatchObject({ code });
    expect(await requests(clinic.vet.facility.id)).toBe(0);
  });

  it('is for the clinic’s clients, and for their own pets', async () => {
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

  it('can be opened by a vet for a client, who must be named', async () => {
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

describe('POST /api/events CHAT — both sides talk', () => {
  const product = useProduct();

  it('numbers messages one by one, with text, a picture or both', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const image = { bytes: await jpegPicture(3000, 1000), name: 'dog.jpg', type: 'image/jpeg' };
    await write(owner, id, 'Look');
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

  it('lets the pet owner write before the start, and the vet only after it', async () => {
    const { vet, owner, id } = await newRequest(product());
    await write(owner, id, 'It is urgent');
    await expect(write(vet, id, 'Coming')).rejects.toMatchObject({
      status: 409,
      code: 'CONVERSATION_NOT_STARTED',
    });
    expect(await eventsOf(product(), id)).toHaveLength(1);
    await start(vet, id);
    await write(vet, id, 'Coming');
  });

  it('refuses an empty message, and one to what is not there', async () => {
    const { owner, id } = await newRequest(product());
    await expect(write(owner, id, '  ')).rejects.toMatchObject({
      code: 'VALIDATION',
      fields: [{ field: 'payload.message', code: 'required' }],
    });
    await expect(write(owner, crypto.randomUUID(), 'Hello')).rejects.toMatchObject({
      status: 404,
    });
    expect(await eventsOf(product(), id)).toEqual([]);
  });

  it('takes nothing new once the relation has ended, and both keep reading', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await owner.call(leaveFacility, {
      query: { id_facility: vet.facility.id, id_family: owner.familyId },
    });
    for (const person of [vet, owner]) {
      await expect(write(person, id, 'One more')).rejects.toMatchObject({ status: 403 });
      await expect(person.call(readRequest, { params: { id }, query: {} })).resolves.toMatchObject({
        id,
      });
    }
  });

  it('writes a message once however often it is sent with its clientId, also at once', async () => {
    const { owner, id } = await newRequest(product());
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => write(owner, id, 'Once', 'the-same')),
    );
    expect(new Set(answers.map((answer) => answer.id)).size).toBe(1);
    product().clock.advance(3 * 86_400);
    const later = await signedIn(owner, owner.email);
    await expect(write(later, id, 'Once', 'the-same')).resolves.toEqual(answers[0]);
    expect(await eventsOf(product(), id)).toMatchObject([
      { seq: 1, message: 'Once', client_id: 'the-same' },
    ]);
  });

  it('refuses another message with a clientId that was used, but not another person’s', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    await write(owner, id, 'Once', 'the-same');
    await expect(write(owner, id, 'Twice', 'the-same')).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
    await write(vet, id, 'Mine', 'the-same');
    expect(await eventsOf(product(), id)).toHaveLength(3);
  });

  it('gives every message a number of its own when both sides write at once', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const messages = Array.from({ length: 30 }, (_none, number) =>
      write(number % 2 ? vet : owner, id, `Message ${number}`),
    );
    const seqs = (await Promise.all(messages)).map(({ seq }) => seq);
    expect(seqs.toSorted((a, b) => a - b)).toEqual(
      Array.from({ length: 30 }, (_none, index) => index + 2),
    );
  });
});

describe('POST /api/events BOT — a vet starts the service', () => {
  const product = useProduct();

  it('opens the request once when two colleagues press at the same moment', async () => {
    const { vet, id } = await newRequest(product());
    const action = { eventAction: 'OPEN_PERFORMANCE' } as const;
    const press = () =>
      vet.call(createEvent, { body: { type: 'BOT', parent_id: id, payload: action } });
    await Promise.all([press(), start(vet, id), press(), start(vet, id)]);
    expect(await eventsOf(product(), id)).toMatchObject([{ event_action: 'OPEN_PERFORMANCE' }]);
    await expect(vet.call(readRequest, { params: { id }, query: {} })).resolves.toMatchObject({
      payload: { status: 'OPEN', assigneeId: vet.id },
    });
  });

  it('refuses an action that cannot be taken, and the pet owner', async () => {
    const { vet, owner, id } = await newRequest(product());
    const body = { type: 'BOT', parent_id: id, payload: { eventAction: 'PROPOSE_TIME' } } as const;
    await expect(vet.call(createEvent, { body })).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(owner.call(createEvent, { body })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    expect(await eventsOf(product(), id)).toEqual([]);
  });
});
