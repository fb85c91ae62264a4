-- The absences of a facility that have not ended: bookings that overlap one of them have to be moved.
create index calendar_events_absences on calendar_events (facility_id, ends_at)
  where category = 'OOO' and valid;
