import { refresh } from '@zampa/contract/account/refresh';
import { newOwner, newVisitor } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import { makeCall } from '@zampa/testing/send-call';
import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const UNAUTHENTICATED = { status: 401, code: 'UNAUTHENTICATED' };
/** How long an access token lasts at most. */
const TEN_MINUTES_MS = 600_000;

describe('a session that somebody else has a copy of', () => {
  const product = useProduct();
  const renew = (refreshToken: string) =>
    makeCall(newVisitor(product().address), refresh, { body: { refreshToken } });

  it('ends with its sockets when a spent token comes back', async () => {
    const owner = await newOwner(product());
    const socket = await openSocket(owner);
    await renew(owner.session.refreshToken);
    product().clock.advance(11);
    await expect(renew(owner.session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await socket.closed;
  });

  it('ends when an older token than the last one comes back, however soon', async () => {
    const { session } = await newOwner(product());
    const second = await renew(session.refreshToken);
    const third = await renew(second.refreshToken);
    await expect(renew(session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(renew(third.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
  });
});

describe('an open socket', () => {
  const product = useProduct();

  it('lasts no longer than the token it was opened with', async () => {
    const owner = await newOwner(product());
    const timers = vi.spyOn(globalThis, 'setTimeout');
    const socket = await openSocket(owner);
    const expiries = await vi.waitFor(() => {
      const set = timers.mock.calls.filter(([, ms]) => ms === TEN_MINUTES_MS);
      expect(set).toHaveLength(1);
      return set;
    });
    timers.mockRestore();
    for (const [expire] of expiries) expire();
    await socket.closed;
  });

  it('is heard no more once its session has ended, wherever that was', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    await atClinic.look(id);
    // Another process ended it, and its word has not come.
    await product().pool.query(
      `update sessions set ended_at = now() where account_id =
        (select account_id from users where id = $1)`,
      [owner.id],
    );
    atHome.say({ conversationId: id });
    await atHome.closed;
    expect(atClinic.heard.filter(([name]) => name === 'typing')).toEqual([]);
  });
});
