import { seedDemonstration } from '@zampa/db/seed/demonstration';
import { freshDatabase } from '@zampa/testing/database';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { createPasswords } from '../../src/secrets/passwords.ts';

const now = new Date('2026-03-14T09:20:00Z');
const { hash: hashPassword } = createPasswords();

describe('demo data', () => {
  it('is not added to a database that has an account', async () => {
    const other = await freshDatabase();
    await other.pool.query(
      `insert into accounts (id, email, password_hash, name, family_name, marketing, thirdparties, language, created_at)
        values ($1, 'ada@example.test', '-', 'Ada', 'Neri', 0, 0, 'it', $2)`,
      [v7(), now],
    );
    const { pool } = other;
    const files = { write: () => Promise.reject(new Error('nothing is to be kept')) };
    const deps = { pool, files, now, newId: v7, newCode: () => 'ABCDEFGH', hashPassword };
    await expect(seedDemonstration(deps)).resolves.toBe(false);
    expect((await pool.query('select from users')).rows).toEqual([]);
    await other.drop();
  });
});
