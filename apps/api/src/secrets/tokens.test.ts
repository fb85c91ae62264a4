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

it('a replaced secret signs nothing, but what it has signed is accepted until it is removed', () => {
  const [old, next] = ['the old secret of a test', 'the new secret of a test'];
  const before = createTokenSigner(old, clock);
  const during = createTokenSigner(next, clock, old);
  const after = createTokenSigner(next, clock);
  const claims = { accountId: 'anna', sessionId: 's1' };
  const link = { bookingId: 'b1', userId: 'anna' };
  const readAll = (reader: typeof before, from: typeof before) => [
    reader.readAccess(from.access(claims, clock.now()))?.accountId,
    reader.readRefresh(from.refresh({ sessionId: 's1', generation: 3 }))?.generation,
    reader.readInvitation(from.invitation('i1')),
    reader.readEmailRestoration(from.emailRestoration('e1')),
    reader.readDeviceMark('anna', from.deviceMark('anna', 'tablet')),
    reader.isBookingLink(
      { ...link, signature: from.bookingLink(link, 'a@b.example').split('.')[2] ?? '' },
      'a@b.example',
    ),
  ];
  const read = ['anna', 3, 'i1', 'e1', 'tablet', true];
  expect(readAll(during, before)).toEqual(read);
  expect(readAll(after, during)).toEqual(read);
  expect(readAll(after, before)).toEqual([undefined, undefined, null, null, null, false]);
  expect(readAll(before, during)).toEqual([undefined, undefined, null, null, null, false]);
});
