-- Whether a clinic knows somebody is looked up by who they are, and not by reading everybody whom it knows: beneath
-- row-level security an index is asked only for a column as it stands. Who has no address is looked for by the end of
-- their number, however it was typed, and without either by the Latin letters of their name: few share it, and whether
-- it is the same person is compared then.
alter table users add column match_key text generated always as (
  case when email is null then
    case when phone is not null then nullif(right(regexp_replace(phone, '\D', '', 'g'), 6), '')
      else lower(regexp_replace(normalize(first_name || last_name, nfd) collate "C", '[^A-Za-z0-9]', '', 'g'))
    end
  end) stored;
create index users_match_keys on users (match_key) where match_key is not null;
drop index facility_clients_of_user;
create index facility_clients_of_user on facility_clients (user_id, facility_id);
-- Everybody with an address stands in `users_emails` too.
drop index users_records;

-- The same signs as before become gaps, looked for once for each letter and not 38 times.
create or replace function search_text(written text) returns text
  language sql immutable parallel safe
  return regexp_replace(written, '[]!"#$%&''()*+,./:;<=>?@[\\^_`{|}~’‘“”«»-]', ' ', 'g');

-- A client who comes together with their family and their relation is written with whom they are known to. Nobody else
-- sees them before the commit: their relations are not read once more where they say exactly that.
create or replace function clients_come() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  unread uuid[];
begin
  perform set_config('app.system', 'policies', true);
  unread := array(
    select c.user_id from come c where not exists (select from users u
      where u.id = c.user_id and u.xmin = pg_current_xact_id()::xid
        and u.known_to = array[least(c.family_id, c.facility_id), greatest(c.family_id, c.facility_id)])
    union select m.user_id from come c join family_members m using (family_id) where m.user_id <> c.user_id);
  perform set_config('app.system', reason, true);
  if cardinality(unread) > 0 then perform read_relations(unread); end if;
  return null;
end $$;

create function family_members_come() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  unread uuid[];
begin
  perform set_config('app.system', 'policies', true);
  unread := array(
    select c.user_id from come c where not exists (select from users u
      where u.id = c.user_id and u.xmin = pg_current_xact_id()::xid
        and c.family_id = any (u.known_to) and array_remove(u.known_to, c.family_id) =
          (select array_agg(fc.facility_id) from facility_clients fc where fc.family_id = c.family_id)));
  perform set_config('app.system', reason, true);
  if cardinality(unread) > 0 then perform read_relations(unread); end if;
  return null;
end $$;
create or replace trigger family_members_come after insert on family_members
  referencing new table as come for each statement execute function family_members_come();
