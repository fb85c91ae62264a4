import { migrate } from '@zampa/db/migrate';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { withoutPerson } from './access/acting.ts';
import type { Passwords } from './secrets/passwords.ts';
import { findRlsBypassWarning } from './access/rls-bypass-warning.ts';
import { connectOrExplain } from './connect-or-explain.ts';
import { openDatabase } from './db/database.ts';
import { refuseDemoPasswords } from './features/account/public.ts';
import type { Settings } from './settings/settings.ts';

/**
 * Migrates the database. Warns when its account bypasses row-level security, and refuses published passwords in
 * production.
 */
export async function migrateDatabase(
  server: FastifyInstance,
  { production }: Settings,
  { pool, passwords }: { readonly pool: Pool; readonly passwords: Passwords },
) {
  await connectOrExplain('DATABASE_URL', () => migrate(pool));
  const warning = await findRlsBypassWarning(pool, production);
  if (warning) server.log.warn(warning);
  const db = openDatabase(pool);
  if (production) await refuseDemoPasswords({ db: withoutPerson(db, 'sign-in'), passwords });
}
