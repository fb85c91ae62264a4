/** What other features may use of this one. */
export { cancelBookings } from './absences/cancel-bookings.ts';
export { cancelBookingOf, cancelTentativeBookingOf } from './bookings/change-booking.ts';
export { refuseTaken } from './bookings/refuse-taken.ts';
export { actOnAppointment } from './calendar/act-on-appointment.ts';
export { readCalendarEvents } from './calendar/read-calendar-events.ts';
export {
  entryColumns,
  type EntryRow,
  shapeCalendarEvent,
} from './calendar/shape-calendar-event.ts';
export { changeCalendarEvent, removeCalendarEvent } from './calendar/change-calendar-event.ts';
export { vacateVisit } from './calendar/occupied-periods.ts';
export { postCalendar } from './calendar/post-calendar.ts';
export { publishCalendar } from './calendar/publish-calendar.ts';
export { freeProposedTimes } from './proposals/proposed-times.ts';
