import { expect, it } from 'vitest';
import { createTokenSigner } from './tokens.ts';

const clock = { now: () => new Date('2026-11-22T12:00:00Z') };

it('createTokenSigner reads a device mark only for its own account, and rejects an altered one', () => {
  const tokens = createTokenSigner('a secret of a test', clock);
  const mark = tokens.deviceMark('anna', 'tablet');
  expect(tokens.readDeviceMark('anna', mark)).toBe('tablet');
  expect(tokens.readDeviceMark('bruno', mark)).toBeNull();
  for (const altered of ['', 'tablet', 'tablet.', `${mark}x`, `x${mark}`, `${mark}.x`])
    expect(tokens.readDeviceMark('anna', altered)).toBeNull();
  expect(createTokenSigner('another secret', clock).readDeviceMark('anna', mark)).toBeNull();
});

it('readEmailRestoration reads its own tokens and rejects altered and foreign ones', () => {
  const tokens = createTokenSigner('a secret of a test', clock);
  const token = tokens.emailRestoration('anna');
  expect(tokens.readEmailRestoration(token)).toBe('anna');
  const foreign = [
    tokens.invitation('anna'),
    createTokenSigner('another', clock).emailRestoration('anna'),
  ];
  for (const altered of ['', 'anna', 'anna.', `${token}x`, `x${token}`, `${token}.x`, ...foreign])
    expect(tokens.readEmailRestoration(altered)).toBeNull();
});

it('fingerprint is the same for the same text and secret, and differs for others', () => {
  const tokens = createTokenSigner('a secret of a test', clock);
  const fingerprint = tokens.fingerprint('anna@owner.example');
  expect(fingerprint).toMatch(/^[\w-]{43}$/);
  expect(tokens.fingerprint('anna@owner.example')).toBe(fingerprint);
  expect(tokens.fingerprint('anne@owner.example')).not.toBe(fingerprint);
  const other = createTokenSigner('another secret', clock);
  expect(other.fingerprint('anna@owner.example')).not.toBe(fingerprint);
});
