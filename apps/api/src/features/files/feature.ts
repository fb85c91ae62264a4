import { defineFeature } from '../../feature.ts';
import { readFile } from './read-file.ts';
import { removeStored } from './store-file.ts';

/** Uploaded pictures, in the size and format asked for. */
export const filesFeature = defineFeature({
  calls: {
    forPeople: { readFile },
  },
  jobs: { 'remove-file': removeStored },
});
