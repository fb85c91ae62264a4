import { defineFeature } from '../../feature.ts';
import { search } from './search.ts';

/** One box for everything. */
export const searchFeature = defineFeature({
  calls: {
    forPeople: { search },
  },
});
