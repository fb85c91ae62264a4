import { sayForSession } from '@zampa/db/without-person';
import pg from 'pg';
import { hashPassword } from './access/passwords.ts';
import type { Files } from './ports/files.ts';
import { newCode, newId } from './db/ids.ts';

type Demo = {
  readonly files: Files;
  readonly now: Date;
  /** Whether cards are taken by the sandbox. */
  readonly hasSandbox: boolean;
  readonly hasBillingSandbox: boolean;
};

/** Seeds the demonstration facility into an empty database. */
export async function seedDemo(connectionString: string, demo: Demo): Promise<void> {
  // Nobody needs it anywhere else.
  const { seedDemonstration } = await import('@zampa/db/seed/demonstration');
  const hooks = {
    onConnect: (client: pg.ClientBase) => sayForSession(client, 'demonstration'),
  };
  const pool = new pg.Pool({ connectionString, ...hooks });
  try {
    await seedDemonstration({ ...demo, pool, hashPassword, newId, newCode });
  } finally {
    await pool.end();
  }
}
