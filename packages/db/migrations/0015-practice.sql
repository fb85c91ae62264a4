create extension if not exists btree_gist;

-- Hours of a week: those of a facility, or of one of its timetables. Wall-clock times in the facility's time zone.
create table timetables (
  id uuid constraint timetables_pkey primary key,
  facility_id uuid not null constraint timetables_facility_fkey references facilities,
  name text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index timetables_of_facility on timetables (facility_id);

create table weekly_hours (
  facility_id uuid not null constraint weekly_hours_facility_fkey references facilities,
  -- Null: the hours of the facility itself.
  timetable_id uuid constraint weekly_hours_timetable_fkey references timetables on delete cascade,
  -- Monday is 1.
  weekday smallint not null,
  -- Minutes after midnight; 1440 is the end of the day.
  from_minute smallint not null,
  to_minute smallint not null,
  constraint weekly_hours_weekday check (weekday between 1 and 7),
  constraint weekly_hours_span check (0 <= from_minute and from_minute < to_minute and to_minute <= 1440),
  constraint weekly_hours_apart exclude using gist (
    coalesce(timetable_id, facility_id) with =,
    weekday with =,
    int4range(from_minute, to_minute) with &&
  )
);
create index weekly_hours_of_facility on weekly_hours (facility_id);

alter table facility_members
  add column timetable_id uuid constraint facility_members_timetable_fkey references timetables on delete set null;

-- How a service is booked.
alter table services
  -- Booked at once, without the clinic's agreement.
  add column instant boolean not null default false,
  -- Minutes that have to lie between the booking and its start.
  add column notice integer not null default 60,
  -- Days ahead that can be booked.
  add column horizon integer not null default 60,
  add column updated_at timestamptz,
  add constraint services_notice check (notice between 0 and 43200),
  add constraint services_horizon check (horizon between 1 and 365);
update services set updated_at = created_at;
alter table services alter column updated_at set not null;

-- Digital payments of an organization: its account with the card provider, and how far that is set up.
alter table organizations
  add column stripe_account_id text constraint organizations_stripe_account_key unique,
  add column payments_status text not null default 'NONE',
  add constraint organizations_payments check (
    payments_status in ('NONE', 'INCOMPLETE', 'PENDING', 'READY', 'REJECTED')
  );
