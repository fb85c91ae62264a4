import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { importData } from './personal-data.ts';

/** Bulk import of clients from a file. */
export const importFeature = defineFeature({
  handlers,
  personalData: importData,
});
