import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('the words of what was asked', () => {
  const product = useProduct();

  // Where a trigger comes before, PostgreSQL works out every generated column anew, at each message.
  it('are looked for again by no change of their conversation', async () => {
    const { rows } = await product().pool.query<{ name: string }>(
      `select t.tgname as name from pg_trigger t where t.tgrelid = 'conversations'::regclass and not t.tgisinternal
        and pg_get_triggerdef(t.oid) ~ 'BEFORE [A-Z ]*UPDATE'`,
    );
    expect(rows).toEqual([]);
  });
});
