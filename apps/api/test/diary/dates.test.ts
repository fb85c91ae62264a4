import { createEvent } from '@zampa/contract/requests/create-event';
import { readDiary } from '@zampa/contract/inbox/read-diary';
import { readDiaryConversation } from '@zampa/contract/inbox/read-diary-conversation';
import { searchDiary } from '@zampa/contract/inbox/search-diary';
import { updateEvent } from '@zampa/contract/requests/update-event';
import { updatePet } from '@zampa/contract/pets/update-pet';
import type { TestAccount } from '@zampa/testing/people';
import { newRequest, type TestRequest } from '@zampa/testing/requests';
import { beforeEach, describe, expect, it } from 'vitest';
import { at, book, newOpenClinic } from '../appointments/clinic.ts';
import { useProduct } from '../product.ts';

type Note = {
  readonly date?: string;
  readonly category?: string;
  readonly pets?: string[];
  readonly facilityId?: string;
  readonly message?: string;
};

describe('dates of diary entries', () => {
  const product = useProduct();
  let request: TestRequest;
  beforeEach(async () => {
    request = await newRequest(product());
  });

  const write = (person: TestAccount, { category = 'TRIP', ...payload }: Note = {}) =>
    person.call(createEvent, {
      body: {
        type: 'DIARY',
        category,
        payload: { pets: [request.pet.id], message: 'To the sea', ...payload },
      },
    });
  const paramsOf = () => ({ userId: request.owner.id });
  const entryOf = async (id: string) => {
    const params = { ...paramsOf(), id };
    return request.owner.call(readDiaryConversation, { params, query: {} });
  };
  const diaryOf = async (person: TestAccount, query: { order?: 'date' } = {}) =>
    (await person.call(readDiary, { params: paramsOf(), query })).map(({ id }) => id);
  const search = async (body: Parameters<typeof searchBody>[0]) =>
    (
      await request.owner.call(searchDiary, {
        params: paramsOf(),
        query: {},
        body: searchBody(body),
      })
    ).map(({ id }) => id);
  const searchBody = (period: { from?: string; to?: string }) => ({
    type: ['DIARY' as const],
    date_created: period,
  });
  const inDays = (days: number) =>
    new Date(product().clock.now().getTime() + days * 86_400_000).toISOString();

  it('are stored as the day or instant that the author entered, and default to the moment of writing', async () => {
    const { owner } = request;
    const onDay = await write(owner, { date: '2025-07-01' });
    const atInstant = await write(owner, { date: '2025-07-01T18:30:00.000Z' });
    const now = await write(owner);
    expect(await entryOf(onDay.id)).toMatchObject({ payload: { date: '2025-07-01' } });
    expect(await entryOf(atInstant.id)).toMatchObject({
      payload: { date: '2025-07-01T18:30:00.000Z' },
    });
    const { dateCreated, payload } = await entryOf(now.id);
    expect(payload).toMatchObject({ date: dateCreated });
    // The moment of writing stays.
    expect((await entryOf(onDay.id)).dateCreated > '2025-07-02').toBe(true);
  });

  it('determine the order of the diary, regardless of when entries were written', async () => {
    const { owner } = request;
    const last = await write(owner, { date: '2025-07-03' });
    const first = await write(owner, { date: '2025-07-01' });
    const between = await write(owner, { date: '2025-07-02T06:00:00.000Z' });
    const order = [last.id, between.id, first.id];
    expect(await diaryOf(owner)).toEqual([request.id, ...order]);
    expect(await diaryOf(owner, { order: 'date' })).toEqual([request.id, ...order]);
    expect(await search({})).toEqual(order);
  });

  it('can be filtered by period; a date without a time is the same day in every time zone', async () => {
    const { owner } = request;
    const june = await write(owner, { date: '2025-06-30' });
    const first = await write(owner, { date: '2025-07-01' });
    const noon = await write(owner, { date: '2025-07-01T12:00:00.000Z' });
    expect(await search({ from: '2025-07-01', to: '2025-07-01' })).toEqual(
      expect.arrayContaining([first.id, noon.id]),
    );
    expect(await search({ to: '2025-06-30' })).toEqual([june.id]);
    expect(
      await search({ from: '2025-06-30T22:00:00.000Z', to: '2025-07-01T11:59:59.000Z' }),
    ).toEqual([]);
    expect(await search({ from: '2025-07-02' })).toEqual([]);
  });

  it('cannot be in the future, before 1900 or before the birth of the pet', async () => {
    const { owner, pet } = request;
    await owner.call(updatePet, { query: { PetId: pet.id }, body: { birthDate: '2020-05-04' } });
    const refused = (code: string) => ({
      code: 'VALIDATION',
      fields: [{ field: 'payload.date', code }],
    });
    for (const date of [inDays(3).slice(0, 10), inDays(1), '2999-01-01'])
      await expect(write(owner, { date })).rejects.toMatchObject(refused('date_in_future'));
    for (const date of ['1899-12-31', '0001-01-01'])
      await expect(write(owner, { date })).rejects.toMatchObject(refused('date_too_early'));
    for (const category of ['TRIP', 'DEATH'])
      await expect(write(owner, { date: '2020-05-03', category })).rejects.toMatchObject(
        refused('before_birth'),
      );
    for (const date of ['yesterday', '2025-02-30', '', '2025-07-01 10:00'])
      await expect(write(owner, { date })).rejects.toMatchObject({ code: 'VALIDATION' });
    expect(await diaryOf(owner)).toEqual([request.id]);
  });

  it('can be changed by the author, within the same bounds', async () => {
    const { owner } = request;
    const { id } = await write(owner, { date: '2025-07-01' });
    const change = (date: string) =>
      owner.call(updateEvent, { query: { id }, body: { payload: { date } } });
    expect(await change('2025-08-01')).toMatchObject({
      payload: { date: '2025-08-01', message: 'To the sea' },
    });
    await expect(change('2999-01-01')).rejects.toMatchObject({
      fields: [{ field: 'payload.date', code: 'date_in_future' }],
    });
    expect(await search({ from: '2025-08-01', to: '2025-08-01' })).toEqual([id]);
  });

  it('are the booked times for visits when the diary is ordered by date', async () => {
    const clinic = await newOpenClinic(product());
    const { vet, owner, pet, visitId, facilityId } = clinic;
    const params = { userId: owner.id };
    const start = at(product().clock.now(), 3);
    await book(vet, visitId, { start });
    const note = await owner.call(createEvent, {
      body: { type: 'DIARY', category: 'TRIP', payload: { pets: [pet.id], facilityId } },
    });
    const ids = async (person: TestAccount, query: { order?: 'date' }) =>
      (await person.call(readDiary, { params, query })).map(({ id }) => id);
    for (const person of [owner, vet]) {
      expect(await ids(person, {})).toEqual([note.id, visitId]);
      expect(await ids(person, { order: 'date' })).toEqual([visitId, note.id]);
    }
  });

  it('paginate a diary of conversations and entries without omissions', async () => {
    const { owner } = request;
    const written = [];
    for (const day of ['03', '01', '02', '05', '04'])
      written.push(await write(owner, { date: `2025-07-${day}` }));
    for (const order of ['change', 'date'] as const) {
      const seen: string[] = [];
      let cursor: string | undefined;
      do {
        const query = { limit: 2, order, ...(cursor && { cursor }) };
        const { json, headers } = await owner.send(readDiary, { params: paramsOf(), query });
        seen.push(...(json as { id: string }[]).map(({ id }) => id));
        const [, next] = /<([^>]+)>; rel="next"/.exec(headers.get('link') ?? '') ?? [];
        cursor = next
          ? (new URL(next, 'http://zampa.example').searchParams.get('cursor') ?? undefined)
          : undefined;
      } while (cursor);
      expect(seen).toHaveLength(6);
      expect(new Set(seen).size).toBe(6);
    }
  });
});
