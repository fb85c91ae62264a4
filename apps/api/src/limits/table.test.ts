import { expect, it } from 'vitest';
import type { Bound } from './limit.ts';
import { LIMITS, MESSAGE_LIMITS } from './table.ts';

const bounds: readonly Bound[] = [...Object.values(LIMITS), ...Object.values(MESSAGE_LIMITS)];

it('LIMITS have unique names', () => {
  expect(new Set(bounds.map(({ name }) => name)).size).toBe(bounds.length);
});

/** The documented limits. */
it.each([
  ['sign-up', 'network', 30, 600],
  ['sign-in', 'network', 60, 600],
  ['refresh', 'network', 1200, 60],
  ['webhook', 'network', 1200, 60],
  ['wrong-passwords', 'e-mail address, by device or network', 10, null],
  ['code-tries', 'code, by device or network', 5, null],
  ['resend-minute', 'e-mail address', 1, 60],
  ['resend-hour', 'e-mail address', 5, 3600],
  ['forgot-minute', 'e-mail address', 1, 60],
  ['forgot-hour', 'e-mail address', 5, 3600],
  ['calls', 'account', 1200, 60],
  ['sockets', 'account', 20, null],
  ['text-of-account', 'account', 20_971_520, 86_400],
  ['text-of-paying-staff', 'account', 104_857_600, 86_400],
  ['socket-typing', 'socket', 5, 1],
  ['csp-reports', 'network', 60, 60],
  ['socket-connects', 'network', 300, 60],
  ['anonymous-sockets', 'network', 50, null],
  ['invite-staff', 'facility', 100, 86_400],
  ['invite-clients', 'facility', 600, 86_400],
  ['person-invitations', 'person', 600, 86_400],
  ['organizations', 'person', 3, 86_400],
  ['facility-receipts', 'facility', 300, 86_400],
  ['recipient-receipts', 'recipient', 10, 86_400],
  ['invitation-notices', 'person', 3, 86_400],
  ['new-client-notices', 'person', 20, 86_400],
  ['join-requests', 'person', 20, 86_400],
  ['join-requests-place', 'person, at each facility or family', 10, 86_400],
  ['news-letters', 'reader, by person and kind of news', 12, 3600],
  ['facility-sms', 'facility', 200, 86_400],
  ['person-sms', 'person', 10, 86_400],
  ['facility-code-person', 'person', 10, 3600],
  ['facility-code-network', 'network', 30, 3600],
  ['push-tokens', 'person', 10, null],
  ['try-notifications', 'person', 5, 600],
])('LIMITS: %s counts per %s and allows %i in %o seconds', (name, countedBy, most, seconds) => {
  expect(bounds.find((bound) => bound.name === name)).toMatchObject({ countedBy, most, seconds });
});

it('LIMITS allow an e-mail for each open booking of a client if all are canceled at once', () => {
  expect(LIMITS.newsLetters.most).toBeGreaterThanOrEqual(LIMITS.openBookings.most);
});

it('LIMITS count the calls of signed-in people per person, not per network', () => {
  const ofNetworks = bounds
    .filter(({ countedBy }) => countedBy === 'network')
    .map(({ name }) => name);
  expect(ofNetworks).not.toContain('calls');
});
