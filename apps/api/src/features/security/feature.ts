import { defineFeature } from '../../feature.ts';
import { cleanUpChallenges } from './challenges.ts';
import * as handlers from './handlers.ts';
import { securityData } from './personal-data.ts';

/** The security feature: second factors, proofs of identity and signed-in devices. */
export const securityFeature = defineFeature({
  handlers,
  personalData: securityData,
  cleanups: [cleanUpChallenges],
});
