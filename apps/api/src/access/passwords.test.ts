import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { hashPassword, passwordMatches } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });
beforeEach(() => void vi.mocked(verify).mockClear());

/** What a hash says of the work that it takes to compare with it. */
const costOf = (hash: unknown) =>
  /^\$argon2id\$v=19\$(m=\d+,t=\d+,p=\d+)\$/.exec(String(hash))?.[1];

describe('passwordMatches', () => {
  it('compares with the hash', async () => {
    const hash = await hashPassword('Zampa-test-1');
    await expect(passwordMatches(hash, 'Zampa-test-1')).resolves.toBe(true);
    await expect(passwordMatches(hash, 'Zampa-test-2')).resolves.toBe(false);
  });

  it('takes the same work where no account is known, and says no', async () => {
    await expect(passwordMatches(undefined, 'Zampa-test-1')).resolves.toBe(false);
    expect(vi.mocked(verify)).toHaveBeenCalledOnce();
    const [decoy] = vi.mocked(verify).mock.calls[0] ?? [];
    expect(costOf(decoy)).toBe(costOf(await hashPassword('Zampa-test-1')));
    expect(costOf(decoy)).toBeDefined();
  });

  it('says no even to the password behind the decoy', async () => {
    await expect(passwordMatches(undefined, 'no account has this password')).resolves.toBe(false);
  });
});
