import { signUp } from '@zampa/contract/account/sign-up';
import { keyOf, type CallDefinition } from '@zampa/contract/call';
import { calls } from '@zampa/contract/calls';
import { createFeed } from '@zampa/contract/appointments/create-feed';
import { createEvent } from '@zampa/contract/requests/create-event';
import { readMe } from '@zampa/contract/people/read-me';
import { readUsers } from '@zampa/contract/people/read-users';
import { updateUser } from '@zampa/contract/people/update-user';
import { policy } from '@zampa/contract/policy/table';
import { Problem } from '@zampa/contract/problem';
import { createService } from '@zampa/contract/services/create-service';
import { createPet } from '@zampa/contract/pets/create-pet';
import { deletePet } from '@zampa/contract/pets/delete-pet';
import { readClients } from '@zampa/contract/clients/read-clients';
import { endConversation } from '@zampa/contract/requests/end-conversation';
import {
  newColleague,
  newOwner,
  newVet,
  newVisitor,
  openSession,
  type TestAccount,
} from '@zampa/testing/people';
import { newPet, newStartedRequest } from '@zampa/testing/requests';
import { makeCall, sendCall } from '@zampa/testing/send-call';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { statusOf } from '../status-of.ts';
import { countOf } from '../stored.ts';

const CAT = 2;
const isPublic = (call: CallDefinition) => {
  const row = policy[keyOf(call) as keyof typeof policy];
  return !('selector' in row) && row.scope.kind === 'public';
};

describe('API calls', () => {
  const product = useProduct();
  const raw = (path: string, init: RequestInit = {}) =>
    fetch(new URL(path, product().address), init);

  it('authenticate the caller before reading anything else', async () => {
    const visitor = newVisitor(product().address);
    const nonsense: RequestInit[] = [
      { body: '{"', headers: { 'content-type': 'application/json' } },
      { body: 'x'.repeat(3_000_000), headers: { 'content-type': 'application/json' } },
      { body: '<a/>', headers: { 'content-type': 'text/xml' } },
    ];
    for (const call of calls.filter((each) => !isPublic(each))) {
      const { status, json } = await sendCall(visitor, call, {
        params: { id: 'x', userId: 'x', code: 'x' },
      });
      expect(status, keyOf<CallDefinition>(call)).toBe(401);
      expect(json).toMatchObject({ code: 'UNAUTHENTICATED' });
    }
    for (const init of nonsense)
      expect(await raw('/api/pets', { method: 'POST', ...init })).toMatchObject({ status: 401 });
  });

  it('answer a stranger with 404 even when the body is malformed', async () => {
    const { id, vet } = await newStartedRequest(product());
    const stranger = await newColleague(product());
    const close = (token: string, body: string) =>
      raw(`/api/events/close?id=${id}`, {
        method: 'PATCH',
        body,
        headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      });
    expect(await close(stranger.session.accessToken, '{"')).toMatchObject({ status: 404 });
    expect(await close(vet.session.accessToken, '{"')).toMatchObject({ status: 400 });
    await expect(vet.call(endConversation, { query: { id } })).resolves.toMatchObject({ id });
  });

  it.each([
    { call: 'requests', what: 'status=zz' },
    { call: 'requests', what: 'limit=999' },
    { call: 'payments', what: 'status=zz' },
    { call: 'inbox', what: 'group=zz' },
  ])(
    'answer another clinic with 404 even when the query is invalid: GET /api/$call?$what',
    async ({ call, what: query }) => {
      const [vet, stranger] = [await newVet(product()), await newVet(product())];
      const readAs = ({ session }: TestAccount) =>
        raw(`/api/${call}?facilityId=${vet.facility.id}&${query}`, {
          headers: { authorization: `Bearer ${session.accessToken}` },
        });
      expect(await readAs(stranger)).toMatchObject({ status: 404 });
      expect(await readAs(vet)).toMatchObject({ status: 400 });
    },
  );

  it('return errors as problems with the request id, which are never cached', async () => {
    const response = await raw('/api/users/me');
    expect(response.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(response.headers.get('cache-control')).toBe('private, no-store');
    expect(await response.json()).toEqual({
      type: 'about:blank',
      title: 'Unauthorized',
      status: 401,
      code: 'UNAUTHENTICATED',
      detail: 'Please sign in.',
      requestId: response.headers.get('x-request-id'),
    });
    expect(await raw('/api/nothing-here')).toMatchObject({ status: 404 });
    const unreadable = await raw('/api/requests/%E0%A4%A');
    expect(unreadable.headers.get('cache-control')).toBe('private, no-store');
    expect(unreadable.headers.get('content-type')).toMatch(/^application\/problem\+json/);
    expect(await unreadable.json()).toMatchObject({
      status: 400,
      code: 'VALIDATION',
      errors: [{ field: 'path', code: 'malformed' }],
      requestId: unreadable.headers.get('x-request-id'),
    });
  });

  it('accept a trailing slash in paths and a space after commas in lists', async () => {
    const owner = await newOwner(product());
    const headers = { authorization: `Bearer ${owner.session.accessToken}` };
    const spaced = `/api/pets?PetId=${crypto.randomUUID()}, ${crypto.randomUUID()}`;
    for (const path of [spaced, '/api/users/me/', '/api/pets/attributes/', '/api/pets/?PetId='])
      expect(await raw(path, { headers }), path).toMatchObject({ status: 200 });
  });

  it('reject invalid ids, limits and cursors', async () => {
    const vet = await newVet(product());
    expect(await vet.send(readClients, { params: { id: 'x' } })).toMatchObject({ status: 404 });
    const tooMany = Array.from({ length: 201 }, () => crypto.randomUUID()).join(',');
    for (const id of ['x', tooMany])
      expect(await vet.send(readUsers, { query: { id } })).toMatchObject({ status: 400 });
    const params = { id: vet.facility.id };
    for (const limit of [0, 201, 'x'])
      expect(await vet.send(readClients, { params, query: { limit } })).toMatchObject({
        status: 400,
      });
    const cursor = Buffer.from('["\\u0000","x"]').toString('base64url');
    expect(await vet.send(readClients, { params, query: { cursor } })).toMatchObject({
      status: 400,
    });
  });

  it('report where unreadable input was found', async () => {
    const owner = await newOwner(product());
    const post = async (path: string, body: string, type: string) => {
      const headers = { authorization: `Bearer ${owner.token}`, 'content-type': type };
      return (await raw(path, { method: 'POST', body, headers })).json();
    };
    const malformed = { code: 'VALIDATION', errors: [{ field: 'body', code: 'malformed' }] };
    expect(await post('/api/calendar/feeds', '{"', 'application/json')).toMatchObject(malformed);
    const form = 'multipart/form-data; boundary=x';
    expect(await post('/api/pets', '--x\r\nnothing', form)).toMatchObject(malformed);
    const headers = { 'idempotency-key': 'k'.repeat(201) };
    expect(await owner.send(createFeed, { body: {}, headers })).toMatchObject({
      status: 400,
      json: { errors: [{ field: 'Idempotency-Key', code: 'too_big', params: { count: 200 } }] },
    });
  });

  it('distinguish a wrong type from a missing field', async () => {
    const vet = await newVet(product());
    const body = { facilityId: vet.facility.id, name: 5, ServiceTypeId: 1, price: '25' };
    const { json } = await vet.send(createService, { body });
    expect(json).toMatchObject({ code: 'VALIDATION' });
    expect(Problem.parse(json).errors).toEqual(
      expect.arrayContaining([
        { field: 'name', code: 'invalid_type' },
        { field: 'price', code: 'invalid_type' },
        { field: 'duration', code: 'required' },
      ]),
    );
    const params = { id: vet.facility.id };
    expect(await vet.send(readClients, { params, query: { limit: 'abc' } })).toMatchObject({
      json: { errors: [{ field: 'limit', code: 'invalid_type' }] },
    });
  });

  it('reject forged prototypes and unknown types', async () => {
    const owner = await newOwner(product());
    const body = '{"__proto__":{"isAdmin":true},"constructor":1,"type":"CHAT","toString":1}';
    const response = await raw('/api/events', {
      method: 'POST',
      body,
      headers: {
        authorization: `Bearer ${owner.session.accessToken}`,
        'content-type': 'application/json',
      },
    });
    expect(response.status).toBe(400);
    expect(await owner.send(createEvent, { body: { type: 'toString' } })).toMatchObject({
      status: 400,
    });
  });

  it('are limited to 1,200 a minute per person', async () => {
    const owner = await newOwner(product());
    product().clock.advanceToNext(60);
    const statuses: number[] = [];
    const one = async () => {
      const { status } = await raw('/api/users', {
        headers: { authorization: `Bearer ${owner.session.accessToken}` },
      });
      statuses.push(status);
    };
    for (let batch = 0; batch < 12; batch += 1) await Promise.all(Array.from({ length: 100 }, one));
    expect(new Set(statuses)).toEqual(new Set([400]));
    await one();
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('Idempotency-Key', () => {
  const product = useProduct();
  const headers = { 'idempotency-key': 'the-same' };
  const body = (FamilyId: string, name = 'Luna') => ({ name, SpeciesId: CAT, FamilyId });

  it('returns the first answer again for a day, then repeats the write', async () => {
    const owner = await newOwner(product());
    const add = (person = owner) =>
      person.call(createPet, { query: {}, body: body(owner.familyId), headers });
    const first = await add();
    expect(await add()).toEqual(first);
    product().clock.advance(86_400 + 1);
    const later = await openSession(owner, owner.email);
    await later.call(createPet, { query: {}, body: body(owner.familyId), headers });
    expect(await countOf(product(), 'pets', 'family_id = $1', [owner.familyId])).toBe(2);
  });

  it('is rejected with another body, and separate for each person', async () => {
    const [owner, other] = [await newOwner(product()), await newOwner(product())];
    const add = (person: typeof owner, name?: string) =>
      person.call(createPet, { query: {}, body: body(person.familyId, name), headers });
    await add(owner);
    await expect(add(owner, 'Stella')).rejects.toMatchObject({
      status: 422,
      code: 'IDEMPOTENCY_MISMATCH',
    });
    await add(other, 'Stella');
    expect(await countOf(product(), 'pets', 'family_id = $1', [other.familyId])).toBe(1);
  });

  it('allows a write whose first attempt was refused', async () => {
    const owner = await newOwner(product());
    const wrong = { ...body(owner.familyId), SpeciesId: 9999 };
    await expect(owner.call(createPet, { query: {}, body: wrong, headers })).rejects.toMatchObject({
      status: 400,
    });
    await owner.call(createPet, { query: {}, body: body(owner.familyId), headers });
    expect(await countOf(product(), 'pets', 'family_id = $1', [owner.familyId])).toBe(1);
  });

  it('returns the first answer again after a deletion', async () => {
    const owner = await newOwner(product());
    const pet = await newPet(owner);
    const remove = (person: typeof owner, key: string) =>
      person.send(deletePet, { query: { PetId: pet.id }, headers: { 'idempotency-key': key } });
    expect(await remove(owner, 'the-end')).toMatchObject({ status: 204 });
    expect(await remove(owner, 'the-end')).toMatchObject({ status: 204 });
    expect(await remove(owner, 'another')).toMatchObject({ status: 404 });
    const stranger = await newOwner(product());
    expect(await remove(stranger, 'the-end')).toMatchObject({ status: 404 });
  });
});

describe('If-Match', () => {
  const product = useProduct();

  it('matches any of several versions, or every version with *', async () => {
    const owner = await newOwner(product());
    const move = async (versions: (current: string) => string) => {
      const { headers } = await owner.send(readMe, {});
      const current = headers.get('etag') ?? '';
      return owner.send(updateUser, {
        body: { city: 'Pavia' },
        headers: { 'if-match': versions(current) },
      });
    };
    expect(await move((current) => current)).toMatchObject({ status: 200 });
    expect(await move((current) => `"2020-01-01T00:00:00.000Z", ${current}`)).toMatchObject({
      status: 200,
    });
    expect(await move(() => '*')).toMatchObject({ status: 200 });
    expect(await move(() => '"2020-01-01T00:00:00.000Z", "other"')).toMatchObject({ status: 412 });
  });
});

describe('rate limits behind a trusted proxy', () => {
  const product = useProduct({ TRUST_PROXY: '10.9.9.9' });

  it('ignore X-Forwarded-For from any other address', async () => {
    product().clock.advanceToNext(600);
    const statuses: number[] = [];
    for (let number = 0; number < 31; number += 1) {
      const visitor = newVisitor(product().address);
      const weak = { email: visitor.email, password: 'weak', name: 'A', family_name: 'B' };
      statuses.push(await statusOf(makeCall(visitor, signUp, { body: weak })));
    }
    expect(statuses.at(-1)).toBe(429);
  });
});
