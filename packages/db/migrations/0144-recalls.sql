-- What each pet is due for at each clinic as rows that are found by day, and recalls: the messages about it.

-- Days after the due day on which the family is reminded, negative before it, and the service that a recall offers.
alter table protocol_items
  add column recall_days integer[] not null default '{-30,-7,14}',
  add column service_id uuid constraint protocol_items_service_fkey references services on delete set null;
create index protocol_items_by_service on protocol_items (service_id) where service_id is not null;

-- The next dose of a pet by an enabled protocol item of one of its clinics. Derived: written by refreshes alone.
create table due_items (
  pet_id uuid not null,
  family_id uuid not null,
  facility_id uuid not null constraint due_items_facility_fkey references facilities,
  protocol_id uuid not null constraint due_items_protocol_fkey references protocol_items on delete cascade,
  item_id integer not null constraint due_items_item_fkey references preventive_items,
  -- Null: due on any day.
  due_on date,
  -- From this day on it is due on the current day, because the history of the pet is unknown.
  floats_from date,
  declined boolean not null,
  postponed_until date,
  constraint due_items_pkey primary key (pet_id, protocol_id),
  constraint due_items_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id)
    on update cascade on delete cascade
);
create index due_items_by_day on due_items (facility_id, due_on, pet_id, protocol_id);
create index due_items_by_family on due_items (family_id);
create index due_items_by_protocol on due_items (protocol_id);

alter table due_items enable row level security, force row level security;
create policy own on due_items using (app_system());
create policy read on due_items for select using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
);

-- Pets whose due items have to be computed again. Rows are only added, never changed, so that a change that commits
-- while a refresh runs has a row of its own.
create table due_refreshes (
  id bigint generated always as identity constraint due_refreshes_pkey primary key,
  pet_id uuid not null constraint due_refreshes_pet_fkey references pets on delete cascade
);
create index due_refreshes_by_pet on due_refreshes (pet_id);
alter table due_refreshes enable row level security, force row level security;
create policy own on due_refreshes using (app_system());

create function due_is_stale() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  insert into due_refreshes (pet_id) select distinct c.pet_id from changed c join pets p on p.id = c.pet_id;
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger vaccinations_change_due after insert on vaccinations
  referencing new table as changed for each statement execute function due_is_stale();
create trigger vaccinations_correct_due after update on vaccinations
  referencing new table as changed for each statement execute function due_is_stale();
create trigger vaccinations_leave_due after delete on vaccinations
  referencing old table as changed for each statement execute function due_is_stale();
create trigger due_decisions_change_due after insert on due_decisions
  referencing new table as changed for each statement execute function due_is_stale();
create trigger due_decisions_leave_due after delete on due_decisions
  referencing old table as changed for each statement execute function due_is_stale();
create trigger facility_pets_change_due after insert on facility_pets
  referencing new table as changed for each statement execute function due_is_stale();
create trigger facility_pets_leave_due after delete on facility_pets
  referencing old table as changed for each statement execute function due_is_stale();

create function due_of_pet_is_stale() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  insert into due_refreshes (pet_id) values (new.id);
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger pets_change_due after update of birth_date, deceased_on, species_id, deleted_at on pets
  for each row when (
    (old.birth_date, old.deceased_on, old.species_id, old.deleted_at)
      is distinct from (new.birth_date, new.deceased_on, new.species_id, new.deleted_at)
  ) execute function due_of_pet_is_stale();

create function due_by_protocol_is_stale() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  insert into due_refreshes (pet_id)
  select fp.pet_id from facility_pets fp
  join pets p on p.id = fp.pet_id
  join preventive_items i on i.id = new.item_id and i.species_id = p.species_id
  where fp.facility_id = new.facility_id;
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger protocol_items_change_due after update of enabled, first_at_weeks, series_every_weeks, series_until_weeks,
  primary_doses, booster_at_weeks, repeat_months on protocol_items
  for each row execute function due_by_protocol_is_stale();

insert into due_refreshes (pet_id) select distinct pet_id from facility_pets;

-- Without a row a clinic sends no recalls.
create table recall_settings (
  facility_id uuid constraint recall_settings_pkey primary key
    constraint recall_settings_facility_fkey references facilities,
  enabled boolean not null,
  enabled_at timestamptz,
  -- The last day of the clinic whose recalls were sent.
  last_run_on date,
  updated_at timestamptz not null
);
alter table recall_settings enable row level security, force row level security;
create policy own on recall_settings using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);

-- One message of a clinic to a family on one day.
create table recall_messages (
  id uuid constraint recall_messages_pkey primary key,
  facility_id uuid not null constraint recall_messages_facility_fkey references facilities,
  family_id uuid not null constraint recall_messages_family_fkey references families on delete cascade,
  sent_on date not null,
  -- The visit that was booked with the link of the message.
  conversation_id uuid constraint recall_messages_conversation_fkey references conversations on delete set null,
  created_at timestamptz not null,
  constraint recall_messages_once unique (facility_id, family_id, sent_on),
  constraint recall_messages_whose_key unique (id, facility_id)
);
create index recall_messages_by_family on recall_messages (family_id);
create index recall_messages_by_conversation on recall_messages (conversation_id) where conversation_id is not null;
alter table recall_messages enable row level security, force row level security;
create policy own on recall_messages using (app_system());
create policy read on recall_messages for select using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
);

-- A step of an item that was sent: never twice for the same pet, item, due day and step.
create table recalls (
  pet_id uuid not null,
  family_id uuid not null,
  facility_id uuid not null constraint recalls_facility_fkey references facilities,
  protocol_id uuid not null constraint recalls_protocol_fkey references protocol_items on delete cascade,
  item_id integer not null constraint recalls_item_fkey references preventive_items,
  due_on date not null,
  step integer not null,
  message_id uuid not null,
  created_at timestamptz not null,
  constraint recalls_pkey primary key (pet_id, protocol_id, due_on, step),
  constraint recalls_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id)
    on update cascade on delete cascade,
  constraint recalls_message_fkey foreign key (message_id, facility_id)
    references recall_messages (id, facility_id) on delete cascade
);
create index recalls_by_facility on recalls (facility_id, created_at);
create index recalls_by_family on recalls (family_id);
create index recalls_by_message on recalls (message_id);
create index recalls_by_protocol on recalls (protocol_id);
alter table recalls enable row level security, force row level security;
create policy own on recalls using (app_system());
create policy read on recalls for select using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
);

-- Families that want no recalls of a clinic. They said so with the link of a message.
create table recall_stops (
  facility_id uuid not null constraint recall_stops_facility_fkey references facilities,
  family_id uuid not null constraint recall_stops_family_fkey references families on delete cascade,
  created_at timestamptz not null,
  constraint recall_stops_pkey primary key (facility_id, family_id)
);
create index recall_stops_by_family on recall_stops (family_id);
alter table recall_stops enable row level security, force row level security;
create policy own on recall_stops using (
  family_id = any ((select app_families())::uuid[])
  or app_system()
);
create policy read on recall_stops for select using (facility_id = any ((select app_facilities())::uuid[]));
