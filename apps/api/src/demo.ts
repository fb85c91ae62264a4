import { sayForSession } from '@zampa/db/without-person';
import { seedDemonstration } from '@zampa/db/seed/demonstration';
import pg from 'pg';
import { hashPassword } from './access/passwords.ts';
import type { Files } from './ports/files.ts';
import { newCode, newId } from './db/ids.ts';

/** Seeds the demonstration facility into an empty database. */
export async function seedDemo(connectionString: string, files: Files, now: Date): Promise<void> {
  const hooks = {
    onConnect: (client: pg.ClientBase) => sayForSession(client, 'demonstration'),
  };
  const pool = new pg.Pool({ connectionString, ...hooks });
  try {
    await seedDemonstration({ pool, files, now, hashPassword, newId, newCode });
  } finally {
    await pool.end();
  }
}
