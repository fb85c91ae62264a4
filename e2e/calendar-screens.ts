/** The views of the calendar and its drawers. */
export const calendarScreens = [
  { path: 'workspace/calendar?view=agenda', shows: 'appointments:calendar.toolbar.new' },
  { path: 'workspace/calendar?view=day', shows: 'appointments:calendar.toolbar.new' },
  { path: 'workspace/calendar?view=week', shows: 'appointments:calendar.toolbar.new' },
  { path: 'workspace/calendar?view=month', shows: 'appointments:calendar.toolbar.new' },
  {
    path: 'workspace/calendar?view=agenda&open=booking',
    shows: 'appointments:bookings.booking.submit',
  },
  {
    path: 'workspace/calendar?view=agenda&open=absence',
    shows: 'appointments:bookings.absence.submit',
  },
  {
    path: 'workspace/calendar?view=agenda&open=other',
    shows: 'appointments:bookings.other.submit',
  },
  {
    path: 'workspace/calendar?view=agenda&open=availability',
    shows: 'appointments:bookings.report.why',
  },
  { path: 'workspace/calendar?view=agenda&open=feed', shows: 'appointments:bookings.feed.why' },
] as const;
