-- Names are looked for among those whom a clinic knows, and not among all of the platform: one index holds who is known
-- to whom and what they are called. Before, everybody of that name was found, and every stranger looked at by the policy.

-- Which facilities know a pet: those that its family shows it to, and those that have a record of it.
alter table pets add column known_to uuid[] not null default '{}';
update pets p set known_to = array(
  select facility_id from facility_pets where pet_id = p.id
  union select facility_id from conversation_pets where pet_id = p.id and facility_id is not null);

-- Whoever writes that a facility knows a pet has locked the pet by its foreign key before this is asked.
create function pets_become_known() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  update pets p set known_to = array(select unnest(p.known_to) union select unnest(c.facilities))
  from (select pet_id, array_agg(facility_id) as facilities from come where facility_id is not null group by pet_id) c
  where p.id = c.pet_id and not c.facilities <@ p.known_to;
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger facility_pets_come after insert on facility_pets
  referencing new table as come for each statement execute function pets_become_known();
create trigger conversation_pets_come after insert on conversation_pets
  referencing new table as come for each statement execute function pets_become_known();

create function pets_are_forgotten() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  -- Waits for who writes a relation or a record of the same pets: their foreign keys hold them until then.
  perform from pets where id in (select pet_id from gone where facility_id is not null) order by id for update;
  update pets p set known_to = array(
    select clinic.id from unnest(p.known_to) clinic (id)
    where exists (select from facility_pets fp where fp.pet_id = p.id and fp.facility_id = clinic.id)
      or exists (select from conversation_pets cp where cp.pet_id = p.id and cp.facility_id = clinic.id))
  where id in (select pet_id from gone where facility_id is not null);
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger facility_pets_go after delete on facility_pets
  referencing old table as gone for each statement execute function pets_are_forgotten();
create trigger conversation_pets_go after delete on conversation_pets
  referencing old table as gone for each statement execute function pets_are_forgotten();

alter policy own on pets using (
  family_id = any ((select app_families())::uuid[])
  or known_to && (select app_facilities())
  or app_system()
  or app_is_recorded_pet(id)
);

-- What somebody is found by when a part of it is typed: each of it is one word or more, and words have no gap in them.
alter table users add column found_by text not null generated always as (
  plain_name(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' '
    || coalesce(regexp_replace(phone, '\D', '', 'g'), ''))) stored;
alter table pets add column found_by text not null generated always as (
  plain_name(name || ' ' || coalesce(microchip, ''))) stored;
create index users_found on users using gin (known_to, words, found_by gin_trgm_ops);
create index pets_found on pets using gin (known_to, words, found_by gin_trgm_ops);
drop index users_words, users_names, pets_words, pets_names, pets_microchips;

-- Until somebody accepts, a clinic finds them by what it typed of them.
create function typed_contact(contact jsonb) returns text
  language sql stable parallel safe
  return public.plain_name(concat_ws(' ', contact->>'firstName', contact->>'lastName', contact->>'email',
    regexp_replace(contact->>'phone', '\D', '', 'g')));
create index facility_clients_typed on facility_clients (facility_id) where contact is not null;

drop function people_named(text);
drop function pets_named(text);
-- What was typed is made plain once, and compared once with each name that the index has found; the pets of a family are
-- few, and compared one by one.
create function people_named(typed text, facilities uuid[]) returns table (id uuid, closeness real)
  language sql stable parallel safe rows 20 set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select found.id, found.closeness from (
      select u.id, word_similarity((select plain_name(typed)), plain_name(u.first_name || ' ' || u.last_name)) as closeness
      from users u
      where u.known_to && facilities and (select plain_name(typed)) <% u.found_by
      offset 0) found
    where found.closeness >= 0.4::real
  $$;
create function pets_named(typed text, facilities uuid[], families uuid[])
  returns table (id uuid, closeness real)
  language sql stable parallel safe rows 20 set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select found.id, found.closeness from (
      select p.id, word_similarity((select plain_name(typed)), plain_name(p.name)) as closeness
      from pets p
      where p.known_to && facilities and (select plain_name(typed)) <% p.found_by
      union all
      select p.id, word_similarity((select plain_name(typed)), plain_name(p.name))
      from pets p
      where p.family_id = any (families) and p.deleted_at is null and not p.known_to && facilities
      offset 0) found
    where found.closeness >= 0.4::real
  $$;

-- A clinic's clients, the latest first, are read along an index, one page of them.
alter table facility_clients add column known_since timestamptz not null
  generated always as (coalesce(client_from, created_at)) stored;
create index facility_clients_latest on facility_clients (facility_id, known_since, id);
