import { createEvent } from '@zampa/contract/requests/create-event';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { deleteEvent } from '@zampa/contract/requests/delete-event';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readDiaryConversation } from '@zampa/contract/inbox/read-diary-conversation';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { readRequests } from '@zampa/contract/inbox/read-requests';
import { searchDiary } from '@zampa/contract/inbox/search-diary';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { unlinkPets } from '@zampa/contract/clients/unlink-pets';
import { moveToFamily, employ, disableReceptionAnswers } from '@zampa/testing/memberships';
import { newColleague, newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import { newPet, newRequest, sendChatMessage, type TestRequest } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pngPicture } from '../pictures.ts';
import { useProduct } from '../product.ts';
import { openSocket, type OpenSocket } from '../socket.ts';
import { countOf } from '../stored.ts';

const VETERINARIAN = 3;
const SECRETARY = 5;
type Note = { facilityId?: string; familyId?: string; pets?: string[] };

describe('diary entries (POST /api/events DIARY)', () => {
  const product = useProduct();
  let request: TestRequest;
  beforeEach(async () => {
    request = await newRequest(product());
  });

  const note = (person: TestAccount, payload: Note, category = 'TRIP') =>
    person.call(createEvent, {
      body: {
        type: 'DIARY',
        category,
        payload: { pets: [request.pet.id], message: 'To the sea', ...payload },
      },
    });
  const diaryOf = async (person: TestAccount) =>
    (await person.call(readDiary, { params: { userId: request.owner.id }, query: {} })).map(
      ({ id }) => id,
    );
  const secretary = async () => {
    const desk = await newColleague(product());
    await employ(product().pool, request.vet.facility.id, desk.id, { roleId: SECRETARY });
    return desk;
  };

  it.each([
    ['trip', 'TRIP'],
    ['BOT_PET', 'BOT_PET'],
    ['WALK', 'DIARY_GENERIC'],
    ['VISIT', 'DIARY_GENERIC'],
  ])('with the category %s are stored as %s, closed from the start', async (category, saved) => {
    const { id } = await note(request.owner, {}, category);
    const params = { userId: request.owner.id, id };
    const read = await request.owner.call(readDiaryConversation, { params, query: {} });
    expect(read).toMatchObject({
      id,
      type: 'DIARY',
      category: saved,
      parent_id: null,
      payload: {
        message: 'To the sea',
        status: 'CLOSED',
        pets: [request.pet.id],
        facilityId: null,
      },
      facility: null,
      user: { id: request.owner.id },
      events: [],
    });
  });

  it('appear in the diary next to conversations, but never among the requests', async () => {
    const { owner, vet } = request;
    const { id } = await note(owner, { facilityId: vet.facility.id });
    expect(await diaryOf(owner)).toEqual([id, request.id]);
    expect(await diaryOf(vet)).toEqual([id, request.id]);
    for (const person of [owner, vet]) {
      const requests = await person.call(readRequests, { query: {} });
      expect(requests.map((one) => one.id)).toEqual([request.id]);
      await expect(person.call(readRequest, { params: { id }, query: {} })).rejects.toMatchObject({
        status: 404,
      });
      const found = await person.call(searchDiary, {
        params: { userId: owner.id },
        query: {},
        body: {
          type: ['DIARY'],
          category: ['TRIP'],
          payload: { message: ['sea'], status: ['CLOSED'] },
        },
      });
      expect(found).toMatchObject([{ id, match: { seq: 0 } }]);
    }
  });

  it('can be read by a clinic only if shared with it, and by desk staff only when reception answers', async () => {
    const { owner, vet } = request;
    const saved = await note(owner, {});
    const shared = await note(owner, { facilityId: vet.facility.id });
    const desk = await secretary();
    const read = (person: TestAccount, id: string) => person.call(readEvent, { query: { id } });
    await expect(read(vet, shared.id)).resolves.toMatchObject({ type: 'DIARY' });
    await expect(read(vet, saved.id)).rejects.toMatchObject({ status: 404 });
    await expect(read(desk, shared.id)).resolves.toMatchObject({ type: 'DIARY' });
    expect(await diaryOf(vet)).toEqual([shared.id, request.id]);
    expect(await diaryOf(desk)).toEqual([shared.id, request.id]);
    await disableReceptionAnswers(vet);
    await expect(read(desk, shared.id)).rejects.toMatchObject({ status: 404 });
    expect(await diaryOf(desk)).toEqual([request.id]);
    for (const stranger of [await newVet(product()), await newOwner(product())])
      await expect(read(stranger, shared.id)).rejects.toMatchObject({ status: 404 });
  });

  it('can be written by vets for pets that their clinic can see', async () => {
    const { owner, vet } = request;
    const facilityId = vet.facility.id;
    const { id } = await note(vet, { facilityId });
    expect(await diaryOf(owner)).toContain(id);
    const secret = await newPet(owner, 'Micio');
    await expect(note(vet, { facilityId, pets: [secret.id] })).rejects.toMatchObject({
      status: 404,
    });
    await expect(note(vet, {})).rejects.toMatchObject({ code: 'VALIDATION' });
    await expect(note(await secretary(), { facilityId })).rejects.toMatchObject({ status: 403 });
    await expect(note(await newVet(product()), { facilityId })).rejects.toMatchObject({
      status: 404,
    });
    await owner.call(unlinkPets, { body: { facilityId, pets: [request.pet.id] } });
    await expect(note(vet, { facilityId })).rejects.toMatchObject({ status: 404 });
  });

  it('reject pets, clinics and families of others, and an entry without a pet', async () => {
    const other = await newRequest(product());
    const before = await countOf(product(), 'conversations');
    for (const payload of [
      { pets: [other.pet.id] },
      { facilityId: other.vet.facility.id },
      { familyId: other.owner.familyId },
    ])
      await expect(note(request.owner, payload)).rejects.toMatchObject({ status: 404 });
    await expect(note(request.owner, { pets: [] })).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await countOf(product(), 'conversations')).toBe(before);
  });

  it('emit events to everyone who can read them when created, changed and deleted', async () => {
    const { owner, vet } = request;
    const colleague = await newColleague(product());
    await employ(product().pool, vet.facility.id, colleague.id, { roleId: VETERINARIAN });
    const relative = await newOwner(product());
    await moveToFamily(product().pool, owner.familyId, relative.id);
    const stranger = await newVet(product());
    const { id } = await note(owner, { facilityId: vet.facility.id });
    const alone = await note(owner, {});
    const readers = await Promise.all(
      [vet, colleague, owner, relative].map((person) => openSocket(person)),
    );
    const other = await openSocket(stranger);
    const heard = (socket: OpenSocket, conversationId: string) =>
      socket.events
        // The event of the creation may arrive before or after the sockets open.
        .filter(({ action }) => action !== 'created')
        .filter((message) => message.conversationId === conversationId)
        .map(({ action, event }) => ({ action, event }));
    const [updated, deleted] = (['updated', 'deleted'] as const).map((action) => ({
      action,
      event: null,
    }));
    const next = await note(owner, { facilityId: vet.facility.id });
    for (const socket of readers)
      await vi.waitFor(() =>
        expect(socket.events).toContainEqual(
          expect.objectContaining({ action: 'created', conversationId: next.id, event: null }),
        ),
      );
    await owner.call(updateEvent, { query: { id }, body: { payload: { message: 'To the lake' } } });
    for (const socket of readers)
      await vi.waitFor(() => expect(heard(socket, id)).toEqual([updated]));
    for (const entry of [alone.id, id]) await owner.call(deleteEvent, { query: { id: entry } });
    for (const socket of readers)
      await vi.waitFor(() => expect(heard(socket, id)).toEqual([updated, deleted]));
    // Entries that were not shared concern only the family.
    expect(readers.map((socket) => heard(socket, alone.id))).toEqual([
      [],
      [],
      [deleted],
      [deleted],
    ]);
    expect(other.events).toEqual([]);
  });

  it('can be changed and deleted only by their author', async () => {
    const { owner, vet } = request;
    const relative = await newOwner(product());
    await moveToFamily(product().pool, owner.familyId, relative.id);
    const body = {
      type: 'DIARY',
      payload: { pets: [request.pet.id], facilityId: vet.facility.id },
    } as const;
    const { id } = await owner.call(createEvent, { body, image: { bytes: await pngPicture() } });
    const micio = await newPet(owner, 'Micio');
    const change = (person: TestAccount, payload: object, version?: string) =>
      person.call(updateEvent, {
        query: { id },
        body: { payload },
        ...(version && { headers: { 'if-match': `"${version}"` } }),
      });
    for (const person of [vet, relative]) {
      await expect(change(person, { message: 'Mine' })).rejects.toMatchObject({ status: 403 });
      await expect(person.call(deleteEvent, { query: { id } })).rejects.toMatchObject({
        status: 403,
      });
    }
    const changed = await change(owner, { message: 'To the lake', pets: [micio.id] });
    expect(changed).toMatchObject({ payload: { message: 'To the lake', pets: [micio.id] } });
    for (const payload of [{ status: 'OPEN' }, { priority: 'HIGH' }, { assigneeId: null }])
      await expect(change(owner, payload)).rejects.toMatchObject({ status: 403 });
    await expect(
      change(owner, { message: 'Late' }, '2025-01-01T00:00:00.000Z'),
    ).rejects.toMatchObject({
      code: 'STALE',
    });
    await expect(sendChatMessage(owner, id, 'Hello?')).rejects.toMatchObject({
      code: 'CONVERSATION_CLOSED',
    });
    await owner.call(deleteEvent, { query: { id } });
    await expect(owner.call(readEvent, { query: { id } })).rejects.toMatchObject({ status: 404 });
    expect(await countOf(product(), 'files', 'conversation_id = $1', [id])).toBe(0);
  });
});
