import { DEMO_OWNER, DEMO_VET } from '@zampa/db/seed/accounts';
import { findPostmaster } from '@zampa/db/embedded/postmaster';
import { layoutOf } from '@zampa/db/embedded/layout';
import { type Product, startProduct } from '@zampa/testing/product';
import pg from 'pg';
import { fetchJson } from './ask.ts';
import { type Bare, startBare } from './bare-process.ts';
import { type Callers, signIn, signInAlike } from './callers.ts';
import { letPlanningBeSeen } from './planning.ts';

/** The product with its demonstration, the bare server on the same database, and those who ask. */
export type Stage = {
  readonly product: Product;
  readonly bare: Bare;
  readonly pool: pg.Pool;
  readonly postmaster: number;
  readonly databaseUrl: string;
  /** Vets of the demonstration's clinic, and people of one family: each may call so often a minute. */
  readonly vets: Callers;
  readonly owners: Callers;
  readonly facilityId: string;
};

/** Enough that no limit of one person is met: 160 × 1,200 calls a minute. */
const VETS = 160;
const OWNERS = 64;

/** Opens a stage as long as `measure` takes. */
export async function onStage<Outcome>(
  measure: (stage: Stage) => Promise<Outcome>,
): Promise<Outcome> {
  const product = await startProduct({
    from: 'build',
    environment: { DEMO: '1', TRUST_PROXY: 'loopback' },
  });
  try {
    await letPlanningBeSeen(product);
    const server = await findPostmaster(layoutOf(product.dataDirectory).cluster);
    if (!server) throw new Error('the product has no database of its own');
    const url = `postgresql://zampa@localhost/zampa?host=${server.socketDirectory}`;
    const pool = new pg.Pool({ connectionString: url, max: 1 });
    // One that the database cuts while it is being closed ends nothing: what was measured is there.
    pool.on('error', () => {});
    const bare = await startBare(url);
    try {
      const vets = await signInAlike(product.url, pool, DEMO_VET, VETS);
      const owners = await signInAlike(product.url, pool, DEMO_OWNER, OWNERS);
      const facilityId = await clinicOf(product.url);
      return await measure({
        product,
        bare,
        pool,
        postmaster: server.pid,
        databaseUrl: url,
        vets,
        owners,
        facilityId,
      });
    } finally {
      await bare.stop();
      await pool.end();
    }
  } finally {
    await product.stop();
  }
}

/** Before whatever is measured: those who ask may still. */
export async function letInAgain({ vets, owners }: Stage): Promise<void> {
  await Promise.all([vets.renew(), owners.renew()]);
}

async function clinicOf(origin: string): Promise<string> {
  const authorization = `Bearer ${await signIn(origin, DEMO_VET)}`;
  const { facilities } = await fetchJson<{ facilities: readonly { id: string }[] }>({
    url: `${origin}/api/users/me`,
    headers: () => ({ authorization }),
  });
  const [facility] = facilities;
  if (!facility) throw new Error('the demonstration has no facility');
  return facility.id;
}
