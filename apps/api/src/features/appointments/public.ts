/** Exports for other features. */
export { bookingsToMoveSql } from './absences/bookings-to-move.ts';
export { cancelBookings } from './absences/cancel-bookings.ts';
export { cancelBookingOfVisit, cancelTentativeBookingOfVisit } from './bookings/change-booking.ts';
export { bookingEmailAddress } from './links/booking-email-address.ts';
export { offeredSlots } from './slots/offered-slots.ts';
export { bookTime } from './bookings/book-time.ts';
export { linkToAppointment } from './bookings/relate-to-appointment.ts';
export { refuseTakenTime } from './bookings/refuse-taken.ts';
export { actOnAppointment } from './calendar/act-on-appointment.ts';
export { readCalendarEvents } from './calendar/read-calendar-events.ts';
export { entryFields, type EntryRow, shapeCalendarEvent } from './calendar/shape-calendar-event.ts';
export { changeCalendarEvent, cancelCalendarEvent } from './calendar/change-calendar-event.ts';
export { freePeriodOfVisit } from './calendar/occupied-periods.ts';
export { postCalendar } from './calendar/post-calendar.ts';
export { publishCalendar } from './calendar/publish-calendar.ts';
export { withdrawProposedTimes } from './proposals/proposed-times.ts';
