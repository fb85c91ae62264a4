-- The time that an upfront payment confirms; null where it was asked for before there was one. What is paid for one time
-- of a visit says nothing about the next.
alter table charges add column booking_id uuid constraint charges_booking_fkey references calendar_events;
create index charges_of_booking on charges (booking_id) where booking_id is not null;
update charges ch set booking_id = (
  select k.id from calendar_events k
  where k.conversation_id = ch.conversation_id and k.category = 'BOOKING' and k.starts_at is not null
    and k.created_at <= ch.created_at
  order by k.created_at desc, k.id desc limit 1)
where ch.upfront;
