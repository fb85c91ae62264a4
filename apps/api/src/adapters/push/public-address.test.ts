import { expect, it } from 'vitest';
import { isPublicAddress, lookupPublic, PrivateAddress } from './public-address.ts';

it.each(['142.250.180.10', '34.117.121.53', '2a00:1450:4002:416::200a'])(
  'isPublicAddress accepts %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

it.each([
  '0.0.0.0',
  '10.1.2.3',
  '100.64.0.1',
  '127.0.0.1',
  '169.254.169.254',
  '172.31.255.255',
  '192.168.1.1',
  '224.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::ffff:10.0.0.1',
  '64:ff9b::a00:1',
  'fc00::1',
  'fe80::1',
  '2002:a00:1::1',
  'ff02::1',
])('isPublicAddress rejects %s', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

it('lookupPublic rejects a host name that resolves to this machine', async () => {
  const error = await new Promise((resolve) => lookupPublic('localhost', {}, resolve));
  expect(error).toBeInstanceOf(PrivateAddress);
});
