import { changePassword } from '@zampa/contract/account/change-password';
import { DEMO_OWNER, DEMO_PASSWORD, DEMO_VET } from '@zampa/db/seed/accounts';
import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import { openSession } from '@zampa/testing/people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startServer } from '../product.ts';

const production = {
  NODE_ENV: 'production',
  ALLOW_SANDBOX: '1',
  DEMO: '0',
  AUTH_SECRET: 'a secret of the tests alone',
};

describe('production server on a demo database', () => {
  let database: TestDatabase;
  beforeAll(async () => {
    database = await freshDatabase();
  });
  afterAll(() => database.drop());

  it('starts only once no account has the published password', async () => {
    const demo = await startServer(database.url, { DEMO: '1' });
    const { rows } = await database.pool.query<{ email: string }>(
      'select email from accounts order by email',
    );
    expect(rows.map(({ email }) => email)).toEqual([DEMO_OWNER, DEMO_VET]);
    const refused = (...emails: readonly string[]) =>
      expect(startServer(database.url, production)).rejects.toThrow(
        `still have its published password: ${emails.join(', ')}. Start production`,
      );
    await refused(DEMO_OWNER, DEMO_VET);

    const change = async (email: string) => {
      const person = await openSession(
        { address: demo.address, ip: '10.9.8.7' },
        email,
        DEMO_PASSWORD,
      );
      await person.call(changePassword, {
        body: { oldPassword: DEMO_PASSWORD, newPassword: 'Another-password-2' },
      });
    };
    await change(DEMO_VET);
    await refused(DEMO_OWNER);
    await change(DEMO_OWNER);
    await demo.stop();
    const started = await startServer(database.url, production);
    expect((await fetch(`${started.address}/readyz`)).status).toBe(200);
    await started.stop();
  });
});
