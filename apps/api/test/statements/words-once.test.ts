import { expect, it } from 'vitest';
import { useProduct } from '../product.ts';

const product = useProduct();

// Where one comes before, PostgreSQL works out every generated column anew: the words of what was asked at each message.
it('has no trigger before a change of a conversation', async () => {
  const { rows } = await product().pool.query<{ name: string }>(
    `select t.tgname as name from pg_trigger t where t.tgrelid = 'conversations'::regclass and not t.tgisinternal
      and pg_get_triggerdef(t.oid) ~ 'BEFORE [A-Z ]*UPDATE'`,
  );
  expect(rows).toEqual([]);
});
