-- What a policy had to look up in other tables for every row now stands in the row itself, and what somebody is told for a
-- statement is read once for each of its tables, in a sub-select, instead of once for every row.

-- A conversation stays with its family and its facility, so that what hangs on it can carry both.
create function refuse_to_move_conversation() returns trigger language plpgsql as $$
begin
  raise exception 'a conversation stays with its family and its facility';
end $$;
create trigger conversations_stay before update of facility_id, family_id on conversations
  for each row when ((old.facility_id, old.family_id) is distinct from (new.facility_id, new.family_id))
  execute function refuse_to_move_conversation();

-- Rows of a conversation: always with its family and its facility, whatever was written. Who does not see the
-- conversation finds neither, and the policy of the row refuses it.
alter table events add column family_id uuid;
update events e set family_id = c.family_id from conversations c where c.id = e.conversation_id;
alter table events alter column family_id set not null;
alter table conversation_pets add column facility_id uuid, add column family_id uuid;
update conversation_pets cp set facility_id = c.facility_id, family_id = c.family_id
  from conversations c where c.id = cp.conversation_id;
alter table conversation_pets alter column family_id set not null;
alter table conversation_services add column facility_id uuid, add column family_id uuid;
update conversation_services cs set facility_id = c.facility_id, family_id = c.family_id
  from conversations c where c.id = cs.conversation_id;
alter table conversation_services alter column family_id set not null;
alter table reads add column facility_id uuid, add column family_id uuid;
update reads r set facility_id = c.facility_id, family_id = c.family_id
  from conversations c where c.id = r.conversation_id;
alter table reads alter column family_id set not null;

create function belong_to_conversation() returns trigger language plpgsql as $$
begin
  select facility_id, family_id into new.facility_id, new.family_id
    from conversations where id = new.conversation_id;
  return new;
end $$;
drop trigger events_facility on events;
drop function events_take_facility();
create trigger events_belong before insert or update of conversation_id, facility_id, family_id on events
  for each row execute function belong_to_conversation();
create trigger conversation_pets_belong
  before insert or update of conversation_id, facility_id, family_id on conversation_pets
  for each row execute function belong_to_conversation();
create trigger conversation_services_belong
  before insert or update of conversation_id, facility_id, family_id on conversation_services
  for each row execute function belong_to_conversation();
create trigger reads_belong before insert or update of conversation_id, facility_id, family_id on reads
  for each row execute function belong_to_conversation();

-- A booking is in a calendar of its own facility; the other entries are of no family.
alter table calendar_events add column family_id uuid;
update calendar_events k set family_id = c.family_id from conversations c where c.id = k.conversation_id;
create function belong_to_visit() returns trigger language plpgsql as $$
declare
  visit record;
begin
  new.family_id := null;
  if new.conversation_id is null then return new; end if;
  select facility_id, family_id into visit from conversations where id = new.conversation_id;
  if visit.facility_id is distinct from new.facility_id then
    raise insufficient_privilege using message = 'a booking is in the calendar of its visit''s facility';
  end if;
  new.family_id := visit.family_id;
  return new;
end $$;
create trigger calendar_events_belong
  before insert or update of conversation_id, facility_id, family_id on calendar_events
  for each row execute function belong_to_visit();

-- A file can come before the conversation that it names, in one transaction: then the end of that fills what is missing.
alter table files
  add column conversation_facility_id uuid,
  add column conversation_family_id uuid;
update files f set conversation_facility_id = c.facility_id, conversation_family_id = c.family_id
  from conversations c where c.id = f.conversation_id;
create function file_belongs_to_conversation() returns trigger language plpgsql as $$
begin
  new.conversation_facility_id := null;
  new.conversation_family_id := null;
  select facility_id, family_id into new.conversation_facility_id, new.conversation_family_id
    from conversations where id = new.conversation_id;
  return new;
end $$;
create function file_follows_conversation() returns trigger language plpgsql as $$
begin
  update files set conversation_id = new.conversation_id where id = new.id;
  return null;
end $$;
create trigger files_belong
  before insert or update of conversation_id, conversation_facility_id, conversation_family_id on files
  for each row execute function file_belongs_to_conversation();
create constraint trigger files_follow after insert on files deferrable initially deferred
  for each row when (new.conversation_id is not null and new.conversation_family_id is null)
  execute function file_follows_conversation();

-- People: where somebody works, and which families and facilities know them, as their relations say. All of it is read
-- anew whenever one of those comes, moves or goes, of one person after the other.
alter table users
  add column works_at uuid[] not null default '{}',
  add column known_to uuid[] not null default '{}';
create function read_relations(people uuid[], homes uuid[] default '{}') returns void language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  concerned uuid[];
begin
  perform set_config('app.system', 'policies', true);
  concerned := array(select unnest(people)
    union select user_id from family_members where family_id = any (homes));
  -- Waits for who changes relations of the same people, so that the next statement sees them.
  perform from users where id = any (concerned) order by id for no key update;
  update users u set
    works_at = array(select m.facility_id from facility_members m where m.user_id = u.id),
    known_to = array(
      select fm.family_id from family_members fm where fm.user_id = u.id
      union select fc.family_id from facility_clients fc where fc.user_id = u.id
      union select fc.facility_id from facility_clients fc where fc.user_id = u.id
      union select fc.facility_id from family_members fm
        join facility_clients fc on fc.family_id = fm.family_id where fm.user_id = u.id)
  where u.id = any (concerned);
  perform set_config('app.system', reason, true);
end $$;
select read_relations(array(select id from users));

create function staff_or_members_come() returns trigger language plpgsql as $$
begin
  perform read_relations(array(select user_id from come));
  return null;
end $$;
create function staff_or_members_go() returns trigger language plpgsql as $$
begin
  perform read_relations(array[old.user_id, new.user_id]);
  return null;
end $$;
create trigger facility_members_come after insert on facility_members
  referencing new table as come for each statement execute function staff_or_members_come();
create trigger facility_members_go after delete or update of facility_id, user_id on facility_members
  for each row execute function staff_or_members_go();
create trigger family_members_come after insert on family_members
  referencing new table as come for each statement execute function staff_or_members_come();
create trigger family_members_go after delete or update of family_id, user_id on family_members
  for each row execute function staff_or_members_go();

-- A relation concerns the facility's contact, and everybody of the family.
create function clients_come() returns trigger language plpgsql as $$
begin
  perform read_relations(array(select user_id from come), array(select family_id from come));
  return null;
end $$;
create function clients_go() returns trigger language plpgsql as $$
begin
  perform read_relations(array[old.user_id, new.user_id], array[old.family_id, new.family_id]);
  return null;
end $$;
create trigger facility_clients_come after insert on facility_clients
  referencing new table as come for each statement execute function clients_come();
create trigger facility_clients_go after delete on facility_clients
  for each row execute function clients_go();
create trigger facility_clients_move after update of facility_id, family_id, user_id on facility_clients
  for each row when (
    (old.facility_id, old.family_id, old.user_id) is distinct from (new.facility_id, new.family_id, new.user_id))
  execute function clients_go();

-- What is left for functions: seldom asked, and last.
create or replace function app_sees_person(person uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from facility_members m where m.user_id = person;
  if found then return true; end if;
  perform from family_members fm where fm.user_id = person;
  if found then return true; end if;
  perform from events e where e.user_id = person;
  if found then return true; end if;
  perform from conversations c where c.creator_id = person;
  return found;
end $$;
create function app_sees_user(person uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from users u where u.id = person;
  return found;
end $$;

-- Relations.
alter policy own on facility_clients using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);
alter policy own on family_members using (
  family_id = any ((select app_families())::uuid[])
  or user_id = app_user()
  or app_system()
  or app_sees_family(family_id)
);
alter policy own on families using (
  id = any ((select app_families())::uuid[])
  or app_system()
  or app_sees_family(id)
  or app_has_asked_family(id)
);
alter policy own on facility_members using (
  facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or user_id = app_user()
  or app_system()
  or (role_id = 2 and app_knows_organization_of(facility_id))
);

-- Facilities.
alter policy own on facilities using (
  id = any ((select app_facilities())::uuid[])
  or id = any ((select app_clinics())::uuid[])
  or app_system()
  or app_has_asked_facility(id)
  or app_knows_organization(organization_id)
);
alter policy own on services using (
  facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or app_system()
);
alter policy own on timetables using (
  facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or app_system()
);
alter policy own on weekly_hours using (
  facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or app_system()
);

-- Conversations, and what hangs on them.
alter policy own on conversations using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);
alter policy own on events using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);
alter policy own on conversation_pets using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);
alter policy own on conversation_services using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);
alter policy own on reads using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or user_id = app_user()
  or app_system()
);

-- Calendars.
alter policy own on calendar_events using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or creator_id = app_user()
  or app_system()
);
alter policy own on occupied_periods using (
  facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or app_system()
  or app_sees_member(member_id)
);
alter policy own on proposed_times using (
  facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or app_system()
  or app_sees_member(member_id)
);

-- Pets and people.
alter policy own on facility_pets using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
  or app_owns_pet(pet_id)
);
alter policy own on pets using (
  family_id = any ((select app_families())::uuid[])
  or app_system()
  or exists (select from facility_pets fp
    where fp.pet_id = pets.id and fp.facility_id = any ((select app_facilities())::uuid[]))
  or app_is_recorded_pet(id)
);
alter policy own on users using (
  known_to && (select app_facilities() || app_families())
  or works_at && (select app_facilities() || app_clinics())
  or id = app_user()
  or app_system()
  or app_sees_person(id)
);

-- Files.
alter policy own on files using (
  conversation_facility_id = any ((select app_facilities())::uuid[])
  or conversation_family_id = any ((select app_families())::uuid[])
  or facility_id = any (app_facilities())
  or user_id = app_user()
  or app_system()
  or app_sees_pet(pet_id)
);
alter policy pictures on files using (
  (facility_id is not null and app_user() is not null and app_is_on_card(id))
  or app_sees_user(user_id)
);
