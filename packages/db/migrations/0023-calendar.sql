-- What stands in calendars: visits of clients, absences of one of the staff or of the whole facility, and other entries.
create table calendar_events (
  -- Of a booking: the id of its event in the conversation too.
  id uuid constraint calendar_events_pkey primary key,
  facility_id uuid not null constraint calendar_events_facility_fkey references facilities,
  -- The visit that a booking is for.
  conversation_id uuid constraint calendar_events_conversation_fkey references conversations,
  category text not null,
  status text not null,
  -- False once it was called off or nobody came.
  valid boolean not null default true,
  -- Null: the whole facility, or nobody yet.
  member_id uuid constraint calendar_events_member_fkey references users,
  title text not null default '',
  subtitle text not null default '',
  reason text not null default '',
  all_day boolean not null default false,
  -- Null until a time has been found.
  starts_at timestamptz,
  ends_at timestamptz,
  -- Until when the time is held for its payment.
  held_until timestamptz,
  no_show boolean not null default false,
  services uuid[] not null default '{}',
  pets uuid[] not null default '{}',
  creator_id uuid not null constraint calendar_events_creator_fkey references users,
  changed_by uuid constraint calendar_events_changed_by_fkey references users,
  invalidated_at timestamptz,
  invalidated_by uuid constraint calendar_events_invalidated_by_fkey references users,
  client_id text,
  client_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint calendar_events_client_id_key unique (creator_id, client_id),
  constraint calendar_events_category check (category in ('BOOKING', 'OOO', 'NONE')),
  constraint calendar_events_status check (
    status in ('TO_BE_BOOKED', 'TO_BE_CONFIRMED', 'RESERVATION', 'NEW', 'UPDATED', 'CANCELED')
  ),
  constraint calendar_events_visit check ((category = 'BOOKING') = (conversation_id is not null)),
  constraint calendar_events_time check (
    (starts_at is null) = (ends_at is null) and starts_at < ends_at
    and (starts_at is not null or status in ('TO_BE_BOOKED', 'CANCELED'))
  ),
  constraint calendar_events_held check (status <> 'RESERVATION' or held_until is not null)
);
create unique index calendar_events_valid_booking on calendar_events (conversation_id) where valid;
create index calendar_events_of_conversation on calendar_events (conversation_id);
create index calendar_events_of_facility on calendar_events
  using gist (facility_id, tstzrange(starts_at, ends_at)) where valid and starts_at is not null;
create index calendar_events_held_until on calendar_events (held_until) where status = 'RESERVATION';

-- Lets a constraint see one member as one point, and the whole facility as all of them.
create type uuid_range as range (subtype = uuid);

-- The time that is taken: by every booking and absence that is valid and not over. Nobody is in two at once, whatever
-- the number of processes: no facility has two of one member, none beside one of the whole facility, and no member is
-- in two facilities.
create table occupied_periods (
  calendar_event_id uuid
    constraint occupied_periods_pkey primary key
    constraint occupied_periods_event_fkey references calendar_events on delete cascade,
  facility_id uuid not null constraint occupied_periods_facility_fkey references facilities,
  member_id uuid constraint occupied_periods_member_fkey references users,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  -- From then on the time is free again.
  expires_at timestamptz,
  constraint occupied_periods_time check (starts_at < ends_at),
  constraint occupied_periods_of_member exclude using gist (
    member_id with =,
    tstzrange(starts_at, ends_at) with &&
  ),
  constraint occupied_periods_of_facility exclude using gist (
    facility_id with =,
    uuid_range(member_id, member_id, '[]') with &&,
    tstzrange(starts_at, ends_at) with &&
  )
);

-- What an action says beyond its name: proposed times, an accepted start, the visit a consultation belongs to.
alter table events add column details jsonb;
