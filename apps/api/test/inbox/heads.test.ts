import { type TestAccount, newOwner } from '@zampa/testing/people';
import { repeatRequest, newClinicWithClient, newStartedRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

describe('GET /api/events/heads — what changed since', () => {
  const product = useProduct();

  it('comes in pages that leave nothing out and tell nothing twice', async () => {
    const clinic = await newClinicWithClient(product());
    const asked: string[] = [];
    for (let count = 0; count < 5; count += 1) asked.push((await repeatRequest(clinic)).id);
    const told: string[][] = [];
    let path = '/api/events/heads?since=2000-01-01T00:00:00Z&limit=2';
    while (path !== '') {
      const { json, headers } = await get(clinic.owner, path);
      told.push((json as { conversationId: string }[]).map(({ conversationId }) => conversationId));
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(told.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(told.flat()).toEqual(asked.toReversed());
  });

  async function get({ address, token }: TestAccount, path: string) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(new URL(path, address), { headers });
    return { json: await answer.json(), headers: answer.headers };
  }
});

describe('socket head — a lost push is noticed', () => {
  const product = useProduct({}, { schedulesEveryMs: 100 });

  it('says how far a conversation is although its event was never told', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const stranger = await openSocket(await newOwner(product()));
    const { heard, events } = await openSocket(owner);
    // As a process does that ends between its commit and the push.
    await product().pool.query(
      `with head as (
        update conversations set last_seq = last_seq + 1, updated_at = now() where id = $1
        returning last_seq, updated_at)
      insert into events (id, conversation_id, seq, type, category, party, user_id, message, created_at, updated_at)
      select gen_random_uuid(), $1, last_seq, 'CHAT', 'NONE', 'facility', $2, 'Unheard', updated_at, updated_at from head`,
      [id, vet.id],
    );
    await expect
      .poll(() => heard.findLast(([name]) => name === 'head')?.[1])
      .toMatchObject({ conversationId: id, seq: 2 });
    expect(events.some(({ event }) => event?.payload.message === 'Unheard')).toBe(false);
    expect(stranger.heard).toEqual([]);
  });

  it('falls silent once it is news no more', async () => {
    const { owner, id } = await newStartedRequest(product());
    const { heard } = await openSocket(owner);
    const told = () => heard.filter(([name]) => name === 'head').length;
    await expect.poll(told).toBeGreaterThan(1);
    product().clock.advance(60);
    const other = await newStartedRequest(product());
    const before = told();
    const listener = await openSocket(other.owner);
    // Two whole rounds have passed when the other conversation was told twice.
    await expect
      .poll(() => listener.heard.filter(([name]) => name === 'head').length)
      .toBeGreaterThan(2);
    expect(told()).toBeLessThanOrEqual(before + 1);
    expect(id).not.toBe(other.id);
  });
});
