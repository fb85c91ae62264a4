import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { messageErasure } from './erase-messages.ts';
import { privacyData } from './personal-data.ts';

/** The privacy feature: consents, data export and erasure. */
export const privacyFeature = defineFeature({
  handlers,
  erasure: messageErasure,
  personalData: privacyData,
});
