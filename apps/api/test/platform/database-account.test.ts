import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findRlsBypassWarning } from '../../src/access/rls-bypass-warning.ts';

describe('database account at startup', () => {
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

  it('causes no warning when row-level security applies to it', async () => {
    await expect(findRlsBypassWarning(ordinary, false)).resolves.toBeNull();
    await expect(findRlsBypassWarning(ordinary, true)).resolves.toBeNull();
  });

  it('is reported when it bypasses row-level security, and refused in production', async () => {
    const message = /^DATABASE_URL: \w+ is a superuser or bypasses row-level security/;
    await expect(findRlsBypassWarning(database.pool, false)).resolves.toMatch(message);
    await expect(findRlsBypassWarning(database.pool, true)).rejects.toThrow(message);
  });
});
