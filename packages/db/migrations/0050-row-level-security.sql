-- The second wall. Every statement of the server carries for whom it is made: their account, their person, the
-- facilities where they work, their families, and the clinics of those. A row is seen and written by those whose it
-- is, whatever a query forgets; with nothing said nothing is seen. What happens without a person says why in
-- app.system. Who may see what of their own facility's or family's rows stays for the queries to say.

create function app_system() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.system', true), '') <> '';
create function app_account() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.account', true), '')::uuid;
create function app_user() returns uuid language sql stable parallel safe
  return nullif(current_setting('app.user', true), '')::uuid;
-- Where the person works.
create function app_facilities() returns uuid[] language sql stable parallel safe
  return coalesce(nullif(current_setting('app.facilities', true), ''), '{}')::uuid[];
create function app_families() returns uuid[] language sql stable parallel safe
  return coalesce(nullif(current_setting('app.families', true), ''), '{}')::uuid[];
-- The facilities that the person's families know, or knew.
create function app_clinics() returns uuid[] language sql stable parallel safe
  return coalesce(nullif(current_setting('app.clinics', true), ''), '{}')::uuid[];

-- What a row that does not carry whose it is asks of others, where the first answers do not do. Functions that the planner
-- does not look into: what a policy writes out is planned for every table of a statement, with the policies of all the
-- tables that it names.
create function app_sees_family(family uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from facility_clients fc where fc.family_id = family;
  return found;
end $$;
create function app_sees_relation(relation uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from facility_clients fc where fc.id = relation;
  return found;
end $$;
create function app_sees_member(member uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from facility_members m where m.user_id = member;
  return found;
end $$;
create function app_is_recorded_pet(pet uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from conversation_pets cp where cp.pet_id = pet;
  return found;
end $$;
create function app_sees_pet(pet uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from pets p where p.id = pet;
  return found;
end $$;
create function app_sees_person(person uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from family_members fm where fm.user_id = person;
  if found then return true; end if;
  perform from events e where e.user_id = person;
  if found then return true; end if;
  perform from conversations c where c.creator_id = person;
  return found;
end $$;
create function app_has_asked_facility(facility uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from facility_members m where m.facility_id = facility and m.user_id = app_user();
  return found;
end $$;
create function app_has_asked_family(family uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from family_members fm where fm.family_id = family and fm.user_id = app_user();
  return found;
end $$;

-- The same where the other row's policy would ask back: read past the wall, and only the yes or no comes out.
create function app_knows_organization(organization uuid) returns boolean language plpgsql stable strict as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  said text := set_config('app.system', 'policies', true);
  known boolean;
begin
  known := exists (select from facilities f
    where f.organization_id = organization and f.id = any (app_facilities() || app_clinics()));
  said := set_config('app.system', reason, true);
  return known;
end $$;
create function app_knows_organization_of(facility uuid) returns boolean language plpgsql stable strict as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  said text := set_config('app.system', 'policies', true);
  known boolean;
begin
  known := exists (select from facilities f
    join facilities own on own.organization_id = f.organization_id
    where f.id = facility and own.id = any (app_facilities() || app_clinics()));
  said := set_config('app.system', reason, true);
  return known;
end $$;
create function app_owns_pet(pet uuid) returns boolean language plpgsql stable strict as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  said text := set_config('app.system', 'policies', true);
  known boolean;
begin
  known := exists (select from pets p where p.id = pet and p.family_id = any (app_families()));
  said := set_config('app.system', reason, true);
  return known;
end $$;
create function app_is_on_card(file uuid) returns boolean language plpgsql stable strict as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  said text := set_config('app.system', 'policies', true);
  known boolean;
begin
  known := exists (select from facilities f where f.image_id = file);
  said := set_config('app.system', reason, true);
  return known;
end $$;

-- Accounts and what hangs on them.
alter table accounts enable row level security, force row level security;
create policy own on accounts using (id = app_account() or app_system());
alter table account_codes enable row level security, force row level security;
create policy own on account_codes using (account_id = app_account() or app_system());
alter table sessions enable row level security, force row level security;
create policy own on sessions using (account_id = app_account() or app_system());
alter table consents enable row level security, force row level security;
create policy own on consents using (account_id = app_account() or app_system());
alter table idempotency_keys enable row level security, force row level security;
create policy own on idempotency_keys using (account_id = app_account() or app_system());
alter table push_tokens enable row level security, force row level security;
create policy own on push_tokens using (user_id = app_user() or app_system());
alter table calendar_feeds enable row level security, force row level security;
create policy own on calendar_feeds using (user_id = app_user() or app_system());

-- Relations: they carry both sides.
alter table facility_clients enable row level security, force row level security;
create policy own on facility_clients using (
  facility_id = any (app_facilities())
  or family_id = any (app_families())
  or app_system()
);
alter table family_members enable row level security, force row level security;
create policy own on family_members using (
  family_id = any (app_families())
  or user_id = app_user()
  or app_system()
  or app_sees_family(family_id)
);
alter table families enable row level security, force row level security;
create policy own on families using (
  id = any (app_families())
  or app_system()
  or app_sees_family(id)
  or app_has_asked_family(id)
);
-- Admins of an organization act in all of its facilities, whose staff and clients meet them there.
alter table facility_members enable row level security, force row level security;
create policy own on facility_members using (
  facility_id = any (app_facilities())
  or facility_id = any (app_clinics())
  or user_id = app_user()
  or app_system()
  or (role_id = 2 and app_knows_organization_of(facility_id))
);

-- What a facility is, and what it offers: its staff's and its clients'.
alter table facilities enable row level security, force row level security;
create policy own on facilities using (
  id = any (app_facilities())
  or id = any (app_clinics())
  or app_system()
  or app_has_asked_facility(id)
  or app_knows_organization(organization_id)
);
alter table organizations enable row level security, force row level security;
create policy own on organizations using (
  app_system() or exists (select from facilities f where f.organization_id = organizations.id)
);
alter table services enable row level security, force row level security;
create policy own on services using (
  facility_id = any (app_facilities())
  or facility_id = any (app_clinics())
  or app_system()
);
alter table timetables enable row level security, force row level security;
create policy own on timetables using (
  facility_id = any (app_facilities())
  or facility_id = any (app_clinics())
  or app_system()
);
alter table weekly_hours enable row level security, force row level security;
create policy own on weekly_hours using (
  facility_id = any (app_facilities())
  or facility_id = any (app_clinics())
  or app_system()
);
alter table imports enable row level security, force row level security;
create policy own on imports using (facility_id = any (app_facilities()) or app_system());
alter table invitations enable row level security, force row level security;
create policy own on invitations using (
  facility_id = any (app_facilities())
  or app_system()
  or app_sees_relation(relation_id)
);

-- Conversations carry both sides; what hangs on one is seen by those who see it.
alter table conversations enable row level security, force row level security;
create policy own on conversations using (
  facility_id = any (app_facilities())
  or family_id = any (app_families())
  or app_system()
);
alter table events enable row level security, force row level security;
create policy own on events using (
  facility_id = any (app_facilities())
  or app_system()
  or exists (select from conversations c where c.id = events.conversation_id)
);
alter table conversation_pets enable row level security, force row level security;
create policy own on conversation_pets using (
  app_system()
  or exists (select from conversations c where c.id = conversation_pets.conversation_id)
);
alter table conversation_services enable row level security, force row level security;
create policy own on conversation_services using (
  app_system()
  or exists (select from conversations c where c.id = conversation_services.conversation_id)
);
alter table reads enable row level security, force row level security;
create policy own on reads using (
  user_id = app_user()
  or app_system()
  or exists (select from conversations c where c.id = reads.conversation_id)
);

-- Calendars. When somebody has no time is told to all who may ask for a time, wherever that somebody is then.
alter table calendar_events enable row level security, force row level security;
create policy own on calendar_events using (
  facility_id = any (app_facilities())
  or creator_id = app_user()
  or app_system()
  or exists (select from conversations c where c.id = calendar_events.conversation_id)
);
alter table occupied_periods enable row level security, force row level security;
create policy own on occupied_periods using (
  facility_id = any (app_facilities())
  or facility_id = any (app_clinics())
  or app_system()
  or app_sees_member(member_id)
);
alter table proposed_times enable row level security, force row level security;
create policy own on proposed_times using (
  facility_id = any (app_facilities())
  or facility_id = any (app_clinics())
  or app_system()
  or app_sees_member(member_id)
);

-- Pets: of the own families, those that a facility is shown, and who a record is about.
alter table facility_pets enable row level security, force row level security;
create policy own on facility_pets using (
  facility_id = any (app_facilities())
  or app_system()
  or app_owns_pet(pet_id)
);
alter table pets enable row level security, force row level security;
create policy own on pets using (
  family_id = any (app_families())
  or app_system()
  or exists (select from facility_pets fp
    where fp.pet_id = pets.id and fp.facility_id = any (app_facilities()))
  or app_is_recorded_pet(id)
) with check (
  family_id = any (app_families())
  or app_system()
  or app_sees_family(family_id)
);
alter table pet_weights enable row level security, force row level security;
create policy own on pet_weights using (
  app_system()
  or app_sees_pet(pet_id)
);

-- People: oneself, who works where one works or is a client, who belongs to a family one knows, and whoever wrote in a
-- conversation one sees.
alter table users enable row level security, force row level security;
create policy own on users using (
  id = app_user()
  or app_system()
  or exists (select from facility_members m where m.user_id = users.id)
  or exists (select from facility_clients fc where fc.user_id = users.id)
  or app_sees_person(id)
);
create index facility_clients_of_user on facility_clients (user_id);

-- Files belong to what they were sent with. A facility's picture stands on its card, which everybody sees who knows
-- its code.
alter table files enable row level security, force row level security;
create policy own on files using (
  facility_id = any (app_facilities())
  or user_id = app_user()
  or app_system()
  or exists (select from conversations c where c.id = files.conversation_id)
  or app_sees_pet(pet_id)
);
create policy pictures on files for select using (
  (facility_id is not null and app_user() is not null and app_is_on_card(id))
  or exists (select from users u where u.id = files.user_id)
);

-- What only the server itself reads. Whoever acts may leave it something to do.
alter table outbox enable row level security, force row level security;
create policy own on outbox using (app_system());
create policy left_to_do on outbox for insert with check (
  app_account() is not null or app_user() is not null
);
alter table rate_counters enable row level security, force row level security;
create policy own on rate_counters using (app_system());
alter table sign_in_failures enable row level security, force row level security;
create policy own on sign_in_failures using (app_system());
alter table mailbox_letters enable row level security, force row level security;
create policy own on mailbox_letters using (app_system());
