import { newAccount, newSignedUpAccount, type TestAccount } from '@zampa/testing/people';
import { describe, expect, it } from 'vitest';
import { useProduct } from '../product.ts';

describe('prepared account of a test', () => {
  const product = useProduct();

  /** Reads what is stored about an account, without ids, secrets and instants. */
  async function readStored({ email }: TestAccount) {
    const { pool } = product();
    const { rows: accounts } = await pool.query<{ id: string }>(
      `select a.id, to_jsonb(a) - '{id,email,password_hash,created_at,confirmed_at}'::text[] as account,
      a.confirmed_at >= a.created_at as "isConfirmed" from accounts a where email = $1`,
      [email],
    );
    const { rows: consents } = await pool.query(
      'select kind, granted, text_version from consents where account_id = $1 order by kind',
      [accounts[0]?.id],
    );
    return { accounts: accounts.map(({ id: _id, ...rest }) => rest), consents };
  }

  it('has the same rows as one that signed up and confirmed its address', async () => {
    const signedUp = await readStored(await newSignedUpAccount(product(), 'anna'));
    const prepared = await readStored(await newAccount(product(), 'anna'));
    expect(prepared).toEqual(signedUp);
    expect(prepared.consents).toHaveLength(3);
  });
});
