-- How a booking began: as a wish without a time, a time that was asked for, one that is held for its payment, or booked at
-- once. The database keeps it, whoever writes the entry, and nothing changes it.
alter table calendar_events add column first_status text;

create function keep_first_status() returns trigger language plpgsql as $$
begin
  new.first_status := case tg_op when 'INSERT' then new.status else old.first_status end;
  return new;
end $$;

-- Of those that are there it is known where nothing was changed since, of states that nothing else leads to, and of what never
-- had a time. What an owner wrote and staff have changed, and is not moved, was asked for and agreed to, as threads said until
-- now. Of all others it stays unknown. Nothing of what was booked changes, so nobody's copy of it grows old.
alter table calendar_events disable trigger user;
update calendar_events k set first_status = case
    when k.category = 'BOOKING' and k.starts_at is null then 'TO_BE_BOOKED'
    when k.sequence = 0 or k.status = 'RESERVATION' then k.status
    else 'TO_BE_CONFIRMED' end
from users creator
where creator.id = k.creator_id and ((k.category = 'BOOKING' and k.starts_at is null) or k.sequence = 0
  or k.status = 'RESERVATION' or (k.status = 'NEW' and k.changed_by <> k.creator_id and not creator.is_vet));
alter table calendar_events enable trigger user;

create trigger calendar_events_keep_first_status before insert or update on calendar_events
  for each row execute function keep_first_status();
