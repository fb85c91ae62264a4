import { randomBytes } from 'node:crypto';
import { seedDemonstration } from '@zampa/db/seed/demonstration';
import { codeFromBytes, CODE_LENGTH } from '@zampa/domain/facilities/codes';
import { freshDatabase, type TestDatabase } from '@zampa/testing/database';
import { v7 } from 'uuid';
import { afterAll, beforeAll } from 'vitest';
import { createPasswords } from '../../src/secrets/passwords.ts';

/** The time at which the demo data is seeded. */
export const SEEDED_AT = new Date('2026-03-14T09:20:00Z');

const { hash: hashPassword } = createPasswords();

/** Seeds the demo data into a database of its own for the tests of the suite. */
export function useDemonstration() {
  const files = new Map<string, Buffer>();
  const answers: boolean[] = [];
  let database: TestDatabase;

  const seed = () =>
    seedDemonstration({
      pool: database.pool,
      now: SEEDED_AT,
      newId: () => v7(),
      newCode: () => codeFromBytes(randomBytes(CODE_LENGTH)),
      hashPassword,
      files: { write: async (id, bytes) => void files.set(id, bytes) },
    });
  const rows = async <Row extends object>(query: string, values: unknown[] = []) =>
    (await database.pool.query<Row>(query, values)).rows;

  beforeAll(async () => {
    database = await freshDatabase();
    // Two servers that start together, and a third one that starts later.
    answers.push(...(await Promise.all([seed(), seed()])), await seed());
  });
  afterAll(() => database.drop());

  return {
    /** Contents of the uploaded files by id. */
    files,
    /** Whether each of the three servers seeded the data. */
    answers,
    rows,
    /** Returns the numbers by label of a query with the columns `label` and `n`. */
    counts: async (query: string): Promise<Partial<Record<string, number>>> =>
      Object.fromEntries(
        (await rows<{ label: string; n: number }>(query)).map(({ label, n }) => [label, n]),
      ),
  };
}
