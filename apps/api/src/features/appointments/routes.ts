import { readAppointment } from '@zampa/contract/appointments/read-appointment';
import { readAppointments } from '@zampa/contract/appointments/read-appointments';
import { actOnAppointmentLink } from '@zampa/contract/appointments/act-on-appointment-link';
import { readAppointmentLink } from '@zampa/contract/appointments/read-appointment-link';
import { readLinkSlots } from '@zampa/contract/appointments/read-link-slots';
import { giveUpHold } from '@zampa/contract/appointments/give-up-hold';
import { holdTime } from '@zampa/contract/appointments/hold-time';
import { pauseBookings } from '@zampa/contract/appointments/pause-bookings';
import { createUnavailability } from '@zampa/contract/appointments/create-unavailability';
import { readConflicts } from '@zampa/contract/appointments/read-conflicts';
import type { Deps } from '../../platform/deps.ts';
import type { Feature } from '../../platform/served.ts';
import type { AppointmentParts } from '../../records/appointment-parts.ts';
import { actOnAppointment } from './calendar/act-on-appointment.ts';
import { actOnLink, findLinkSlots } from './links/act-on-link.ts';
import { addUnavailability } from './absences/add-unavailability.ts';
import { changeCalendarEvent, removeCalendarEvent } from './calendar/change-calendar-event.ts';
import { findAppointment } from './bookings/find-appointment.ts';
import { findAppointments } from './bookings/find-appointments.ts';
import { findConflicts } from './absences/find-conflicts.ts';
import { giveUp, keepTime } from './holds/hold-time.ts';
import { openLink, readLinked } from './links/linked-booking.ts';
import { pause } from './bookings/pause-bookings.ts';
import { postCalendar } from './calendar/post-calendar.ts';

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
  remove: removeCalendarEvent,
};
