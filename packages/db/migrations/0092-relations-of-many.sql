-- Whom somebody knows is read of all who are concerned together. Of one after the other it was a search through every
-- client of every facility for each of them, where the server did not know yet how many there were: a thousand people of
-- a file took a second, and longer the more there had been before them. Who is known to the same as before is not written.
create or replace function read_relations(people uuid[], homes uuid[] default '{}') returns void language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  concerned uuid[];
begin
  perform set_config('app.system', 'policies', true);
  concerned := array(select unnest(people)
    union select user_id from family_members where family_id = any (homes));
  -- Waits for who changes relations of the same people, so that the next statement sees them.
  perform from users where id = any (concerned) order by id for no key update;
  with work as (
    select user_id, array_agg(facility_id order by facility_id) as places
      from facility_members where user_id = any (concerned) group by user_id),
  own as (
    select user_id, family_id from family_members where user_id = any (concerned)),
  known as (
    select user_id, family_id as by_whom from own
    union select user_id, family_id from facility_clients where user_id = any (concerned)
    union select user_id, facility_id from facility_clients where user_id = any (concerned)
    union select own.user_id, fc.facility_id from own join facility_clients fc using (family_id)),
  gathered as (
    select user_id, array_agg(by_whom order by by_whom) as by_whom from known group by user_id),
  relations as (
    select user_id, coalesce(places, '{}') as works_at, coalesce(by_whom, '{}') as known_to
      from unnest(concerned) as person (user_id) left join work using (user_id) left join gathered using (user_id))
  update users u set works_at = r.works_at, known_to = r.known_to from relations r
    where u.id = r.user_id and (u.works_at, u.known_to) is distinct from (r.works_at, r.known_to);
  perform set_config('app.system', reason, true);
end $$;
