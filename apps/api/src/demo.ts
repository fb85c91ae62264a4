import { setSessionReason } from '@zampa/db/without-person';
import pg from 'pg';
import { newCode, newId } from './db/ids.ts';
import type { Deps } from './deps.ts';

type DemoDeps = Pick<Deps, 'files' | 'passwords' | 'clock' | 'paymentProvider' | 'billingProvider'>;

/** Seeds the demo facility into an empty database. */
export async function seedDemo(connectionString: string, deps: DemoDeps): Promise<void> {
  // Imported lazily, since only demos need it.
  const { seedDemonstration } = await import('@zampa/db/seed/demonstration');
  const hooks = {
    onConnect: (client: pg.ClientBase) => setSessionReason(client, 'demonstration'),
  };
  const pool = new pg.Pool({ connectionString, ...hooks });
  try {
    await seedDemonstration({
      files: deps.files,
      hashPassword: deps.passwords.hash,
      now: deps.clock.now(),
      hasSandbox: deps.paymentProvider.mode === 'sandbox',
      hasBillingSandbox: deps.billingProvider.mode === 'sandbox',
      pool,
      newId,
      newCode,
    });
  } finally {
    await pool.end();
  }
}
