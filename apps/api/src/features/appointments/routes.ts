import { readAppointment, readAppointments } from '@zampa/contract/appointments/read-appointments';
import {
  actOnAppointmentLink,
  readAppointmentLink,
  readLinkSlots,
} from '@zampa/contract/appointments/appointment-link';
import { giveUpHold, holdTime } from '@zampa/contract/appointments/hold-time';
import { pauseBookings } from '@zampa/contract/appointments/pause-bookings';
import { createUnavailability, readConflicts } from '@zampa/contract/calendar/calendar';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { actOnAppointment } from './act-on-appointment.ts';
import { actOnLink, findLinkSlots } from './act-on-link.ts';
import { addUnavailability } from './add-unavailability.ts';
import { cancelBookings } from './cancel-bookings.ts';
import { changeCalendarEvent, removeCalendarEvent } from './change-calendar-event.ts';
import { findAppointment } from './find-appointment.ts';
import { findAppointments } from './find-appointments.ts';
import { findConflicts } from './find-conflicts.ts';
import { giveUp, keepTime } from './hold-time.ts';
import { openLink, readLinked } from './linked-booking.ts';
import { pause } from './pause-bookings.ts';
import { postCalendar } from './post-calendar.ts';

/** Bookings and absences: what takes the time of the staff. */
export const appointments: Feature<Deps> = (serve, deps) => {
  serve.forPeople(readAppointments, ({ tx, viewer, query, now }) =>
    findAppointments(tx, viewer, query, now),
  );
  serve.forPeople(readAppointment, ({ tx, viewer, params }) =>
    findAppointment(tx, viewer, params.id),
  );
  serve.forPeople(holdTime, (served) => keepTime(deps, served));
  serve.forPeople(giveUpHold, (served) => giveUp(deps, served));
  serve.forEveryone(readAppointmentLink, async ({ query, network, now }) =>
    readLinked(await openLink(deps, query.token, network), now),
  );
  serve.forEveryone(readLinkSlots, (served) => findLinkSlots(deps, served));
  serve.forEveryone(actOnAppointmentLink, (served) => actOnLink(deps, served));
  serve.forPeople(pauseBookings, (served) => pause(deps, served));
  serve.forPeople(createUnavailability, (served) => addUnavailability(deps, served));
  serve.forPeople(readConflicts, ({ tx, viewer, query, now }) =>
    findConflicts(tx, viewer, query, now),
  );
};

/** What the calls about events leave to this feature. */
export const appointmentParts: AppointmentParts = {
  post: postCalendar,
  act: actOnAppointment,
  change: changeCalendarEvent,
  cancel: cancelBookings,
  remove: removeCalendarEvent,
};
