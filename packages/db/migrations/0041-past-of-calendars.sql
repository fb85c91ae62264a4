-- Bookings that were called off or missed are looked for by their time too.
create index calendar_events_called_off on calendar_events
  using gist (facility_id, tstzrange(starts_at, ends_at))
  where not valid and category = 'BOOKING' and starts_at is not null;
