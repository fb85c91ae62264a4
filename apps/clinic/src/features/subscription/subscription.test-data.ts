import { sample } from '@zampa/client/sample.test-data';
import type { Subscription } from '@zampa/contract/subscription/objects';

/** The standard plan of a clinic with four people. */
export const subscription = sample<Subscription>({
  trial: null,
  plan: 'STANDARD',
  status: 'ACTIVE',
  users: { used: 4, included: 5 },
  extraUsers: 0,
  facilities: { used: 1, included: 2 },
  feePercent: 1.5,
  termEndsAt: '2026-12-20T09:00:00.000Z',
  pastDueSince: null,
  restriction: null,
  checkout: null,
  takenByCard: 0,
});
