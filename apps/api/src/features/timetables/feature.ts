import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';

/**
 * The timetables feature: a facility's weekly hours and the timetables of its staff. Saving new hours can cancel the
 * bookings outside of them.
 */
export const timetablesFeature = defineFeature({
  handlers,
});
