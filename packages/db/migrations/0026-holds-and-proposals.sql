-- A pet owner's choice that is kept for some minutes is an entry of category NONE and status RESERVATION. One a person;
-- checked at the commit, since the next one is taken before the last one is given up.
alter table calendar_events add constraint calendar_events_hold_of_person exclude (creator_id with =)
  where (category = 'NONE' and status = 'RESERVATION') deferrable initially deferred;

alter table calendar_events
  -- Where a visit at home goes; empty for all others.
  add column address text not null default '',
  -- The same for all days of a repeated absence.
  add column series_id uuid;
create index calendar_events_of_series on calendar_events (series_id) where series_id is not null;

-- Times that were proposed to a client, who may still choose: offered to no other client, refused to nobody.
create table proposed_times (
  conversation_id uuid not null constraint proposed_times_conversation_fkey references conversations,
  facility_id uuid not null constraint proposed_times_facility_fkey references facilities,
  member_id uuid not null constraint proposed_times_member_fkey references users,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  expires_at timestamptz not null,
  constraint proposed_times_time check (starts_at < ends_at)
);
create index proposed_times_of_conversation on proposed_times (conversation_id);
create index proposed_times_of_member on proposed_times (member_id);

-- Until then pet owners are offered no times.
alter table facilities add column bookings_paused_until timestamptz;
