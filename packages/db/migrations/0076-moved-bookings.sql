-- When a booking was last given another time: the thread goes on saying so, whatever happens to the booking later.
alter table calendar_events add column moved_at timestamptz;

-- Nothing of what was booked changes, so nobody's copy of it grows old.
alter table calendar_events disable trigger user;
update calendar_events set moved_at = updated_at where category = 'BOOKING' and status = 'UPDATED';
alter table calendar_events enable trigger user;
