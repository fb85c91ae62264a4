import { createEvent } from '@zampa/contract/requests/create-event';
import { readEvent } from '@zampa/contract/inbox/read-event';
import { readRequest } from '@zampa/contract/inbox/read-request';
import { newOwner, newVet, type TestAccount } from '@zampa/testing/people';
import {
  repeatRequest,
  endService,
  newRequest,
  newStartedRequest,
  requestBody,
  sendChatMessage,
} from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { countOf } from '../stored.ts';

describe('following up on a closed request (POST /api/events)', () => {
  const product = useProduct();

  it.each(['owner', 'vet'] as const)('links both requests when created by the %s', async (side) => {
    const first = await newStartedRequest(product());
    await endService(first.vet, first.id);
    const body = requestBody(first, 'Di nuovo');
    const { id } = await first[side].call(createEvent, {
      body: {
        ...body,
        payload: { ...body.payload, familyId: first.owner.familyId, followUpOf: first.id },
      },
    });
    const read = async (of: string) =>
      (await first.owner.call(readRequest, { params: { id: of }, query: {} })).payload;
    expect(await read(id)).toMatchObject({ followUpOf: first.id, continuedIn: [], status: 'NEW' });
    expect(await read(first.id)).toMatchObject({ followUpOf: null, continuedIn: [id] });
  });

  it('rejects an open request, one of another family and an unknown one', async () => {
    const mine = await newRequest(product());
    const others = await newStartedRequest(product());
    await endService(others.vet, others.id);
    const before = await countOf(product(), 'conversations');
    for (const followUpOf of [mine.id, others.id, crypto.randomUUID()]) {
      const body = requestBody(mine);
      await expect(
        mine.owner.call(createEvent, {
          body: { ...body, payload: { ...body.payload, followUpOf } },
        }),
      ).rejects.toMatchObject({
        code: 'VALIDATION',
        fields: [{ field: 'payload.followUpOf', code: 'not_ended' }],
      });
    }
    expect(await countOf(product(), 'conversations')).toBe(before);
  });
});

describe('reading several events (GET /api/events?id)', () => {
  const product = useProduct();
  const read = (person: TestAccount, ...ids: string[]) =>
    person.call(readEvent, { query: { id: ids.join(',') } });

  it('returns an object for one id, and a list in the requested order for several', async () => {
    const first = await newRequest(product());
    const second = await repeatRequest(first);
    const message = await sendChatMessage(first.owner, first.id, 'Hello');
    await expect(read(first.vet, first.id)).resolves.toMatchObject({
      id: first.id,
      type: 'HEALTH',
    });
    await expect(read(first.vet, message.id, second.id, first.id)).resolves.toMatchObject([
      { id: message.id, parent_id: first.id },
      { id: second.id, parent_id: null },
      { id: first.id },
    ]);
    await expect(read(first.vet, first.id, '')).resolves.toMatchObject([{ id: first.id }]);
  });

  it('silently omits events that the caller cannot see', async () => {
    const { owner, vet, id } = await newRequest(product());
    const strangers = [await newOwner(product()), await newVet(product())];
    for (const stranger of strangers) {
      await expect(read(stranger, id, crypto.randomUUID())).resolves.toEqual([]);
      await expect(read(stranger, id)).rejects.toMatchObject({ status: 404 });
    }
    for (const person of [owner, vet])
      await expect(read(person, id, crypto.randomUUID())).resolves.toMatchObject([{ id }]);
  });

  it.each([
    ['more than 200 ids', Array.from({ length: 201 }, () => crypto.randomUUID())],
    ['malformed ids', ['x', 'y']],
  ])('rejects %s', async (_why, ids) => {
    const { owner } = await newRequest(product());
    await expect(read(owner, ...ids)).rejects.toMatchObject({ status: 400, code: 'VALIDATION' });
  });
});
