import { type TestAccount, newOwner } from '@zampa/testing/people';
import { repeatRequest, newClinicWithClient, newStartedRequest } from '@zampa/testing/requests';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

describe('GET /api/events/heads', () => {
  const product = useProduct();

  it('returns every conversation exactly once over all pages', async () => {
    const clinic = await newClinicWithClient(product());
    const requestIds: string[] = [];
    for (let count = 0; count < 5; count += 1) requestIds.push((await repeatRequest(clinic)).id);
    const pages: string[][] = [];
    let path = '/api/events/heads?since=2000-01-01T00:00:00Z&limit=2';
    while (path !== '') {
      const { json, headers } = await get(clinic.owner, path);
      pages.push(
        (json as { conversationId: string }[]).map(({ conversationId }) => conversationId),
      );
      path = /^<([^>]+)>; rel="next"$/.exec(headers.get('link') ?? '')?.[1] ?? '';
    }
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(pages.flat()).toEqual(requestIds.toReversed());
  });

  async function get({ address, token }: TestAccount, path: string) {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await fetch(new URL(path, address), { headers });
    return { json: await answer.json(), headers: answer.headers };
  }
});

describe('socket message "head"', () => {
  const product = useProduct({}, { schedulesEveryMs: 100 });

  it('reports the cursor of a conversation whose event was never pushed', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const stranger = await openSocket(await newOwner(product()));
    const { heard, events } = await openSocket(owner);
    // Simulates a process that ends between its commit and the push.
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

  it('is no longer sent for a conversation that has not changed for a minute', async () => {
    const { owner, id } = await newStartedRequest(product());
    const { heard } = await openSocket(owner);
    const headCount = () => heard.filter(([name]) => name === 'head').length;
    await expect.poll(headCount).toBeGreaterThan(1);
    product().clock.advance(60);
    const other = await newStartedRequest(product());
    const before = headCount();
    const listener = await openSocket(other.owner);
    // Two full rounds have passed once the other conversation was reported more than twice.
    await expect
      .poll(() => listener.heard.filter(([name]) => name === 'head').length)
      .toBeGreaterThan(2);
    expect(headCount()).toBeLessThanOrEqual(before + 1);
    expect(id).not.toBe(other.id);
  });
});
