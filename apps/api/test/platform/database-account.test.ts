import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFreeAccount } from '../../src/access/database-account.ts';

describe('the account of the database at start', () => {
  let database: TestDatabase;
  let ordinary: pg.Pool;
  beforeAll(async () => {
    database = await freshDatabase();
    ordinary = new pg.Pool({ connectionString: database.url });
  });
  afterAll(async () => {
    await ordinary.end();
    await database.drop();
  });

  it('is not worth a word where the policies hold it', async () => {
    await expect(describeFreeAccount(ordinary, false)).resolves.toBeNull();
    await expect(describeFreeAccount(ordinary, true)).resolves.toBeNull();
  });

  it('is named where no policy holds it, and refused in production', async () => {
    const said = /^DATABASE_URL: \w+ is a superuser or bypasses row-level security/;
    await expect(describeFreeAccount(database.pool, false)).resolves.toMatch(said);
    await expect(describeFreeAccount(database.pool, true)).rejects.toThrow(said);
  });
});
