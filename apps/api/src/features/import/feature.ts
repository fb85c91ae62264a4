import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** The clients of a file, brought in at once. */
export const importFeature = defineFeature({
  handlers,
});
