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

-- What a policy must know of rows whose own policy would ask back: read past the wall, and only its yes or no comes out.
create function app_knows_organization(organization uuid) returns boolean language plpgsql stable as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  known boolean;
begin
  perform set_config('app.system', 'policies', true);
  known := exists (select from facilities f
    where f.organization_id = organization and f.id = any (app_facilities() || app_clinics()));
  perform set_config('app.system', reason, true);
  return known;
end $$;
create function app_knows_organization_of(facility uuid) returns boolean language plpgsql stable as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  known boolean;
begin
  perform set_config('app.system', 'policies', true);
  known := exists (select from facilities f join facilities own on own.organization_id = f.organization_id
    where f.id = facility and own.id = any (app_facilities() || app_clinics()));
  perform set_config('app.system', reason, true);
  return known;
end $$;
create function app_owns_pet(pet uuid) returns boolean language plpgsql stable as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  own boolean;
begin
  perform set_config('app.system', 'policies', true);
  own := exists (select from pets p where p.id = pet and p.family_id = any (app_families()));
  perform set_config('app.system', reason, true);
  return own;
end $$;
create function app_is_on_card(file uuid) returns boolean language plpgsql stable as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  shown boolean;
begin
  perform set_config('app.system', 'policies', true);
  shown := exists (select from facilities f where f.image_id = file);
  perform set_config('app.system', reason, true);
  return shown;
end $$;

-- Accounts and what hangs on them.
alter table accounts enable row level security, force row level security;
create policy own on accounts using ((select app_system()) or id = (select app_account()));
alter table account_codes enable row level security, force row level security;
create policy own on account_codes using ((select app_system()) or account_id = (select app_account()));
alter table sessions enable row level security, force row level security;
create policy own on sessions using ((select app_system()) or account_id = (select app_account()));
alter table consents enable row level security, force row level security;
create policy own on consents using ((select app_system()) or account_id = (select app_account()));
alter table idempotency_keys enable row level security, force row level security;
create policy own on idempotency_keys using ((select app_system()) or account_id = (select app_account()));
alter table push_tokens enable row level security, force row level security;
create policy own on push_tokens using ((select app_system()) or user_id = (select app_user()));
alter table calendar_feeds enable row level security, force row level security;
create policy own on calendar_feeds using ((select app_system()) or user_id = (select app_user()));

-- Relations: they carry both sides.
alter table facility_clients enable row level security, force row level security;
create policy own on facility_clients using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
);
alter table family_members enable row level security, force row level security;
create policy own on family_members using (
  (select app_system())
  or family_id = any ((select app_families())::uuid[])
  or user_id = (select app_user())
  or exists (select from facility_clients fc where fc.family_id = family_members.family_id)
);
alter table families enable row level security, force row level security;
create policy own on families using (
  (select app_system())
  or id = any ((select app_families())::uuid[])
  or exists (select from facility_clients fc where fc.family_id = families.id)
  or exists (select from family_members fm
    where fm.family_id = families.id and fm.user_id = (select app_user()))
);
-- Admins of an organization act in all of its facilities, whose staff and clients meet them there.
alter table facility_members enable row level security, force row level security;
create policy own on facility_members using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or user_id = (select app_user())
  or (role_id = 2 and app_knows_organization_of(facility_id))
);

-- What a facility is, and what it offers: its staff's and its clients'.
alter table facilities enable row level security, force row level security;
create policy own on facilities using (
  (select app_system())
  or id = any ((select app_facilities())::uuid[])
  or id = any ((select app_clinics())::uuid[])
  or exists (select from facility_members m
    where m.facility_id = facilities.id and m.user_id = (select app_user()))
  or app_knows_organization(organization_id)
);
alter table organizations enable row level security, force row level security;
create policy own on organizations using (
  (select app_system())
  or exists (select from facilities f where f.organization_id = organizations.id)
);
alter table services enable row level security, force row level security;
create policy own on services using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
);
alter table timetables enable row level security, force row level security;
create policy own on timetables using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
);
alter table weekly_hours enable row level security, force row level security;
create policy own on weekly_hours using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
);
alter table imports enable row level security, force row level security;
create policy own on imports using (
  (select app_system()) or facility_id = any ((select app_facilities())::uuid[])
);
alter table invitations enable row level security, force row level security;
create policy own on invitations using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or exists (select from facility_clients fc where fc.id = invitations.relation_id)
);

-- Conversations carry both sides; what hangs on one is seen by those who see it.
alter table conversations enable row level security, force row level security;
create policy own on conversations using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
);
alter table events enable row level security, force row level security;
create policy own on events using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or exists (select from conversations c where c.id = events.conversation_id)
);
alter table conversation_pets enable row level security, force row level security;
create policy own on conversation_pets using (
  (select app_system()) or exists (select from conversations c where c.id = conversation_pets.conversation_id)
);
alter table conversation_services enable row level security, force row level security;
create policy own on conversation_services using (
  (select app_system()) or exists (select from conversations c where c.id = conversation_services.conversation_id)
);
alter table reads enable row level security, force row level security;
create policy own on reads using (
  (select app_system()) or exists (select from conversations c where c.id = reads.conversation_id)
);

-- Calendars. When somebody has no time is told to all who may ask for a time, wherever that somebody is then.
alter table calendar_events enable row level security, force row level security;
create policy own on calendar_events using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or creator_id = (select app_user())
  or exists (select from conversations c where c.id = calendar_events.conversation_id)
);
alter table occupied_periods enable row level security, force row level security;
create policy own on occupied_periods using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or exists (select from facility_members m where m.user_id = occupied_periods.member_id)
);
alter table proposed_times enable row level security, force row level security;
create policy own on proposed_times using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or exists (select from facility_members m where m.user_id = proposed_times.member_id)
);

-- Pets: of the own families, those that a facility is shown, and who a record is about.
alter table facility_pets enable row level security, force row level security;
create policy own on facility_pets using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or app_owns_pet(pet_id)
);
alter table pets enable row level security, force row level security;
create policy own on pets using (
  (select app_system())
  or family_id = any ((select app_families())::uuid[])
  or exists (select from facility_pets fp
    where fp.pet_id = pets.id and fp.facility_id = any ((select app_facilities())::uuid[]))
  or exists (select from conversation_pets cp where cp.pet_id = pets.id)
) with check (
  (select app_system())
  or family_id = any ((select app_families())::uuid[])
  or exists (select from facility_clients fc where fc.family_id = pets.family_id)
);
alter table pet_weights enable row level security, force row level security;
create policy own on pet_weights using (
  (select app_system()) or exists (select from pets p where p.id = pet_weights.pet_id)
);

-- People: oneself, who works where one works or is a client, who belongs to a family one knows, and whoever wrote in a
-- conversation one sees.
alter table users enable row level security, force row level security;
create policy own on users using (
  (select app_system())
  or id = (select app_user())
  or exists (select from facility_members m where m.user_id = users.id)
  or exists (select from family_members fm where fm.user_id = users.id)
  or exists (select from facility_clients fc where fc.user_id = users.id)
  or exists (select from events e where e.user_id = users.id)
  or exists (select from conversations c where c.creator_id = users.id)
);
create index facility_clients_of_user on facility_clients (user_id);

-- Files belong to what they were sent with. A facility's picture stands on its card, which everybody sees who knows
-- its code.
alter table files enable row level security, force row level security;
create policy own on files using (
  (select app_system())
  or facility_id = any ((select app_facilities())::uuid[])
  or user_id = (select app_user())
  or exists (select from conversations c where c.id = files.conversation_id)
  or exists (select from pets p where p.id = files.pet_id)
);
create policy pictures on files for select using (
  (facility_id is not null and (select app_user()) is not null and app_is_on_card(id))
  or exists (select from users u where u.id = files.user_id)
);

-- What only the server itself reads. Whoever acts may leave it something to do.
alter table outbox enable row level security, force row level security;
create policy own on outbox using ((select app_system()));
create policy left_to_do on outbox for insert with check (
  (select app_account()) is not null or (select app_user()) is not null
);
alter table rate_counters enable row level security, force row level security;
create policy own on rate_counters using ((select app_system()));
alter table sign_in_failures enable row level security, force row level security;
create policy own on sign_in_failures using ((select app_system()));
alter table mailbox_letters enable row level security, force row level security;
create policy own on mailbox_letters using ((select app_system()));
