import { defineFeature } from '../../feature.ts';
import { actOnAppointmentLink } from './links/act-on-appointment-link.ts';
import { readLinkSlots } from './links/read-link-slots.ts';
import { createUnavailability } from './absences/create-unavailability.ts';
import { readAppointment } from './bookings/read-appointment.ts';
import { readAppointments } from './bookings/read-appointments.ts';
import { readConflicts } from './absences/read-conflicts.ts';
import { giveUpHold } from './holds/give-up-hold.ts';
import { holdTime } from './holds/hold-time.ts';
import { pauseBookings } from './bookings/pause-bookings.ts';
import { readAppointmentLink } from './links/read-appointment-link.ts';
import { readCalendar } from './calendar/read-calendar.ts';
import { readSlots } from './slots/read-slots.ts';
import { readFeeds } from './feeds/read-feeds.ts';
import { createFeed } from './feeds/create-feed.ts';
import { deleteFeed } from './feeds/delete-feed.ts';
import { readFeed } from './feeds/read-feed.ts';
import { readCalendarFile } from './feeds/read-calendar-file.ts';
import { cancelExpiredHold } from './holds/cancel-expired-hold.ts';
import { writeBookingLetter } from './reminders/write-letter.ts';

/** Bookings and absences: what takes the time of the staff, which times are still free, and what programs outside read of it. */
export const appointmentsFeature = defineFeature({
  calls: {
    forEveryone: { readAppointmentLink, readLinkSlots, actOnAppointmentLink, readFeed },
    forPeople: {
      readAppointments,
      readAppointment,
      holdTime,
      giveUpHold,
      pauseBookings,
      createUnavailability,
      readConflicts,
      readSlots,
      readCalendar,
      readCalendarFile,
      readFeeds,
      createFeed,
      deleteFeed,
    },
  },
  jobs: { hold: cancelExpiredHold, 'booking-letter': writeBookingLetter },
});
