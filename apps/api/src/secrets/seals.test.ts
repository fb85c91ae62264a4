import { describe, expect, it } from 'vitest';
import { createSeals } from './seals.ts';

const seals = createSeals('a secret of the server');

describe('createSeals', () => {
  it('decrypts a text that was encrypted for the same place', () => {
    for (const text of ['', 'null', '{"url":"https://zampa.example/x"}', 'è 🐾'])
      expect(seals.open(seals.seal(text, 'here'), 'here')).toBe(text);
  });

  it('encrypts a text to another ciphertext each time', () => {
    const sealed = seals.seal('a secret address', 'here');
    expect(Buffer.from(sealed, 'base64url').toString()).not.toContain('address');
    expect(seals.seal('a secret address', 'here')).not.toBe(sealed);
  });

  it('rejects ciphertext that was moved, altered, cut or encrypted with another secret', () => {
    const sealed = seals.seal('text', 'here');
    const altered = `${sealed.slice(0, -2)}${sealed.endsWith('AA') ? 'BB' : 'AA'}`;
    const cases: readonly [string, string][] = [
      [sealed, 'there'],
      [altered, 'here'],
      [sealed.slice(0, 20), 'here'],
      [createSeals('another').seal('text', 'here'), 'here'],
    ];
    for (const [text, place] of cases)
      expect(() => seals.open(text, place)).toThrow(/authenticat|tag/i);
  });

  it('hashes the same text to the same value, and differently with another secret', () => {
    expect(seals.hash('text')).toBe(seals.hash('text'));
    expect(seals.hash('text')).not.toBe(seals.hash('other'));
    expect(seals.hash('text')).not.toBe(createSeals('another').hash('text'));
  });
});

it('createSeals opens texts of the secret that it has replaced, and no altered ones', () => {
  const [old, next] = ['the old secret of a test', 'the new secret of a test'];
  const sealed = createSeals(old).seal('text', 'here');
  const both = createSeals(next, old);
  expect(both.open(sealed, 'here')).toBe('text');
  expect(() => both.open(sealed, 'elsewhere')).toThrow('unable to authenticate');
  expect(() => createSeals(next).open(sealed, 'here')).toThrow('unable to authenticate');
  expect(createSeals(next).open(both.seal('new', 'here'), 'here')).toBe('new');
  const renewed = both.renew(sealed, 'here') ?? '';
  expect(createSeals(next).open(renewed, 'here')).toBe('text');
  expect(both.renew(renewed, 'here')).toBeNull();
  expect(createSeals(next).renew(renewed, 'here')).toBeNull();
});
