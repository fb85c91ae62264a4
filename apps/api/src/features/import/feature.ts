import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { importData } from './personal-data.ts';

/** The clients of a file, brought in at once. */
export const importFeature = defineFeature({
  handlers,
  personalData: importData,
});
