import { expect, vi } from 'vitest';
import type { Product } from '../product.ts';

/** Waits until no job is due or running. Failed jobs may wait for their next try. */
export const waitForJobs = ({ pool, clock }: Product): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from outbox
      where done_at is null and (due_at <= $1 or attempts > 0 and last_error is null)`,
      [clock.now()],
    );
    expect(rows[0]?.due).toBe(0);
  }, 30_000);

/** Advances the clock and waits until the jobs due by then are done. */
export async function runJobsAfter(product: Product, seconds: number): Promise<void> {
  await waitForJobs(product);
  product.clock.advance(seconds);
  await waitForJobs(product);
}
