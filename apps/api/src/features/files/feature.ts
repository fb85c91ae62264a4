import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** Uploaded pictures, in the size and format asked for. */
export const filesFeature = defineFeature({
  handlers,
});
