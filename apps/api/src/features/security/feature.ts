import { MINUTE_MS } from '@zampa/domain/time/durations';
import { defineFeature } from '../../feature.ts';
import { cleanUpChallenges } from './challenges.ts';
import * as handlers from './handlers.ts';
import { securityData } from './personal-data.ts';
import { renewSecrets } from './renew-secrets.ts';

/** A replaced secret stays for weeks. */
const RENEW_EVERY_MS = 10 * MINUTE_MS;

/** The security feature: second factors, proofs of identity and signed-in devices. */
export const securityFeature = defineFeature({
  handlers,
  personalData: securityData,
  cleanups: [cleanUpChallenges],
  schedules: [{ name: 'renewing secrets', everyMs: RENEW_EVERY_MS, run: renewSecrets }],
});
