import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('search words of a request', () => {
  const product = useProduct();

  // With a `before update` trigger PostgreSQL would recompute all generated columns for each message.
  it('are not recomputed when the conversation changes', async () => {
    const { rows } = await product().pool.query<{ name: string }>(
      `select t.tgname as name from pg_trigger t where t.tgrelid = 'conversations'::regclass and not t.tgisinternal
        and pg_get_triggerdef(t.oid) ~ 'BEFORE [A-Z ]*UPDATE'`,
    );
    expect(rows).toEqual([]);
  });
});
