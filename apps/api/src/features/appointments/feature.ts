import { defineFeature } from '../../feature.ts';
import * as handlers from './handlers.ts';
import { appointmentErasure } from './erase-appointments.ts';
import { appointmentData } from './personal-data.ts';

/** Bookings and absences: what takes the time of the staff, which times are still free, and what programs outside read of it. */
export const appointmentsFeature = defineFeature({
  handlers,
  erasure: appointmentErasure,
  personalData: appointmentData,
});
