import { signOut } from '@zampa/contract/account/sign-out';
import { newOwner, type TestAccount } from '@zampa/testing/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startProduct, startServer, type Product } from '../product.ts';
import { openSocket } from '../socket.ts';

const SETTINGS = { AUTH_SECRET: 'a-secret-that-both-processes-know' };
const OFTEN = { sessionsCheckedEveryMs: 50 };

describe('sockets of a session that ended in another process, without Redis', () => {
  let one: Product;
  let other: Awaited<ReturnType<typeof startServer>>;
  beforeAll(async () => {
    one = await startProduct(SETTINGS);
    // Without Redis, neither process is notified of what the other does.
    const ofBoth = { ...SETTINGS, SMTP_URL: one.mailbox.url };
    other = await startServer(one.databaseUrl, ofBoth, OFTEN);
  });
  afterAll(async () => {
    await other.stop();
    await one.stop();
  });

  const atOther = (person: TestAccount) => openSocket({ ...person, address: other.address });

  it('are closed after a sign-out at the other process, while others stay open', async () => {
    const [leaver, stayer] = [await newOwner(one), await newOwner(one)];
    const [left, stays] = [await atOther(leaver), await atOther(stayer)];
    await leaver.call(signOut, {});
    await expect(left.closed).resolves.toBeUndefined();
    expect(await stays.leave('00000000-0000-4000-8000-000000000000')).toMatchObject({ ok: true });
  });

  it('are closed when the session ends in the database', async () => {
    const owner = await newOwner(one);
    const socket = await atOther(owner);
    await one.pool.query(
      `update sessions set ended_at = now() where account_id =
        (select account_id from users where id = $1)`,
      [owner.id],
    );
    await expect(socket.closed).resolves.toBeUndefined();
  });
});
