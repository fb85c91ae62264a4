-- How a booking began: as a wish without a time, a time that was asked for, one that is held for its payment, or booked at
-- once. The database keeps it, whoever writes the entry, and nothing changes it.
alter table calendar_events add column first_status text;

create function keep_first_status() returns trigger language plpgsql as $$
begin
  new.first_status := case tg_op when 'INSERT' then new.status else old.first_status end;
  return new;
end $$;

-- Of those that are there it is known where nothing was changed since, and of states that nothing else leads to. Of all
-- others it stays unknown. Nothing of what was booked changes, so nobody's copy of it grows old.
alter table calendar_events disable trigger user;
update calendar_events set first_status = status
where sequence = 0 or status in ('TO_BE_BOOKED', 'RESERVATION');
alter table calendar_events enable trigger user;

create trigger calendar_events_keep_first_status before insert or update on calendar_events
  for each row execute function keep_first_status();
