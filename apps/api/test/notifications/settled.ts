import { expect, vi } from 'vitest';
import type { Product } from '../product.ts';

/** Waits until nothing is left to do that is due, nor under way: what failed waits for its next try. */
export const settled = ({ pool, clock }: Product): Promise<void> =>
  vi.waitFor(async () => {
    const { rows } = await pool.query<{ due: number }>(
      `select count(*)::int as due from outbox
      where done_at is null and (due_at <= $1 or attempts > 0 and last_error is null)`,
      [clock.now()],
    );
    expect(rows[0]?.due).toBe(0);
  }, 10_000);

/** Lets so much time pass, and what is due then be done. */
export async function later(product: Product, seconds: number): Promise<void> {
  await settled(product);
  product.clock.advance(seconds);
  await settled(product);
}
