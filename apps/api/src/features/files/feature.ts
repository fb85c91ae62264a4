import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { fileData } from './personal-data.ts';

/** Uploaded pictures, in the size and format asked for. */
export const filesFeature = defineFeature({
  handlers,
  personalData: fileData,
});
