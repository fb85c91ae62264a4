import { seedDemonstration } from '@zampa/db/seed/demonstration';
import type { Pool } from 'pg';
import { hashPassword } from './platform/passwords.ts';
import type { Files } from './ports/files.ts';
import { newCode, newId } from './records/ids.ts';

/** Seeds the demonstration facility into an empty database. */
export async function seedDemo(pool: Pool, files: Files, now: Date): Promise<void> {
  await seedDemonstration({ pool, files, now, hashPassword, newId, newCode });
}
