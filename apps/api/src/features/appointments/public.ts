/** What other features may use of this one. */
export { cancelBookings } from './absences/cancel-bookings.ts';
export { actOnAppointment } from './calendar/act-on-appointment.ts';
export { changeCalendarEvent, removeCalendarEvent } from './calendar/change-calendar-event.ts';
export { postCalendar } from './calendar/post-calendar.ts';
