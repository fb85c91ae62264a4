import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { appointmentErasure } from './erase-appointments.ts';
import { appointmentData } from './personal-data.ts';

/** Bookings, absences, available times and calendar feeds. */
export const appointmentsFeature = defineFeature({
  handlers,
  erasure: appointmentErasure,
  personalData: appointmentData,
});
