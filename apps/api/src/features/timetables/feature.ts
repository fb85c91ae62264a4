import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/** The hours of a facility's week, and the timetables of its staff; new hours call off what was decided with them. */
export const timetablesFeature = defineFeature({
  handlers,
});
