import { newOwner, newVisitor, renewSession } from '@zampa/testing/people';
import { newStartedRequest } from '@zampa/testing/requests';
import { describe, expect, it, vi } from 'vitest';
import { useProduct } from '../product.ts';
import { openSocket } from '../socket.ts';

const UNAUTHENTICATED = { status: 401, code: 'UNAUTHENTICATED' };
/** The longest lifetime of an access token. */
const TEN_MINUTES_MS = 600_000;

describe('a stolen session', () => {
  const product = useProduct();
  const renew = (refreshToken: string) => renewSession(newVisitor(product().address), refreshToken);

  it('ends with its sockets when a spent refresh token is reused', async () => {
    const owner = await newOwner(product());
    const socket = await openSocket(owner);
    await renew(owner.session.refreshToken);
    product().clock.advance(11);
    await expect(renew(owner.session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await socket.closed;
  });

  it('ends when a token older than the previous one is reused, even immediately', async () => {
    const { session } = await newOwner(product());
    const second = await renew(session.refreshToken);
    const third = await renew(second.refreshToken);
    await expect(renew(session.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
    await expect(renew(third.refreshToken)).rejects.toMatchObject(UNAUTHENTICATED);
  });
});

describe('an open socket', () => {
  const product = useProduct();

  it('closes when the access token it was opened with expires', async () => {
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

  it('closes without forwarding a message once another process has ended its session', async () => {
    const { vet, owner, id } = await newStartedRequest(product());
    const [atClinic, atHome] = [await openSocket(vet), await openSocket(owner)];
    await atClinic.openConversation(id);
    // As if another process had ended the session and its notification had not arrived yet.
    await product().pool.query(
      `update sessions set ended_at = now() where account_id =
        (select account_id from users where id = $1)`,
      [owner.id],
    );
    atHome.sendTyping({ conversationId: id });
    await atHome.closed;
    expect(atClinic.heard.filter(([name]) => name === 'typing')).toEqual([]);
  });
});
