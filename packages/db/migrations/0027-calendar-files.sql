-- Programs that hold copies of an entry tell by its number which is newer: every change counts.
alter table calendar_events
  add column sequence integer not null default 0,
  -- When the client said that they will come.
  add column attendance_confirmed_at timestamptz;

create function count_calendar_change() returns trigger language plpgsql as $$
begin
  new.sequence := old.sequence + 1;
  return new;
end $$;
create trigger calendar_events_count_change before update on calendar_events
  for each row execute function count_calendar_change();

-- Addresses under which a calendar program reads somebody's bookings; whoever has one needs no sign-in.
create table calendar_feeds (
  id uuid constraint calendar_feeds_pkey primary key,
  user_id uuid not null constraint calendar_feeds_user_fkey references users,
  -- Null: the bookings of a pet owner's families.
  facility_id uuid constraint calendar_feeds_facility_fkey references facilities,
  token_hash text not null constraint calendar_feeds_token_key unique,
  hide_details boolean not null,
  created_at timestamptz not null,
  constraint calendar_feeds_one unique nulls not distinct (user_id, facility_id)
);

-- What must be done once is written once, however often it follows.
alter table outbox add column once_key text constraint outbox_once unique;
