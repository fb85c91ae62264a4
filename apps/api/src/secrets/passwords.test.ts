import { verify } from '@node-rs/argon2';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { createPasswords } from './passwords.ts';

vi.mock('@node-rs/argon2', { spy: true });
beforeEach(() => void vi.mocked(verify).mockClear());

/** The argon2 parameters in a hash. */
const costOf = (hash: unknown) =>
  /^\$argon2id\$v=19\$(m=\d+,t=\d+,p=\d+)\$/.exec(String(hash))?.[1];

describe('passwords', () => {
  const passwords = createPasswords();

  it('are hashed with the minimum cost recommended by OWASP', async () => {
    expect(costOf(await passwords.hash('Zampa-test-1'))).toBe('m=19456,t=2,p=1');
  });

  it('match their own hash only', async () => {
    const hash = await passwords.hash('Zampa-test-1');
    await expect(passwords.matches(hash, 'Zampa-test-1')).resolves.toBe(true);
    await expect(passwords.matches(hash, 'Zampa-test-2')).resolves.toBe(false);
  });

  it('take as long to check for an unknown account as for an existing one, and never match', async () => {
    await expect(passwords.matches(undefined, 'Zampa-test-1')).resolves.toBe(false);
    expect(vi.mocked(verify)).toHaveBeenCalledOnce();
    const [decoy] = vi.mocked(verify).mock.calls[0] ?? [];
    expect(costOf(decoy)).toBe(costOf(await passwords.hash('Zampa-test-1')));
    expect(costOf(decoy)).toBeDefined();
  });

  it('never match the decoy hash', async () => {
    await expect(passwords.matches(undefined, 'no account has this password')).resolves.toBe(false);
  });
});
