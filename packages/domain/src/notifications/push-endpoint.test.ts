import { expect, it } from 'vitest';
import { isPushEndpoint } from './push-endpoint.ts';

it.each([
  'https://fcm.googleapis.com/fcm/send/abc',
  'https://updates.push.services.mozilla.com/wpush/v2/abc',
  'https://push.example.test/abc',
])('isPushEndpoint accepts %s', (address) => {
  expect(isPushEndpoint(address)).toBe(true);
});

it.each([
  'http://fcm.googleapis.com/fcm/send/abc',
  'https://169.254.169.254/latest/meta-data',
  'https://2852039166/',
  'https://0x7f.1/',
  'https://127.0.0.1/',
  'https://[::1]/',
  'https://[::ffff:10.0.0.1]/',
  'https://localhost/',
  'https://db/',
  'https://metadata.google.internal/',
  'https://printer.local./',
  'https://fcm.googleapis.com:8443/',
  'https://user:word@fcm.googleapis.com/',
  'no address',
])('isPushEndpoint rejects %s', (address) => {
  expect(isPushEndpoint(address)).toBe(false);
});
