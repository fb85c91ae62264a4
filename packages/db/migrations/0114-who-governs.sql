-- Who governs an organization, its plan, its money and what its invoices need: who is an admin of every clinic of it. Where
-- nobody is, the admins of its first clinic. A clinic in which nobody is an admin any more counts no more. Clinics where
-- the person does not work count as well, so it is read past the wall, and only the yes or no comes out.
create function app_governs(person uuid, facility uuid) returns boolean language plpgsql stable strict cost 10000 as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
  said text := set_config('app.system', 'policies', true);
  governs boolean;
begin
  with admins as (
    select distinct sister.id, sister.created_at, staff.user_id
    from facilities own
    join facilities sister on sister.organization_id = own.organization_id
    join facility_staff staff on staff.facility_id = sister.id and staff.level = 'admin'
    join users u on u.id = staff.user_id and u.enabled
    where own.id = facility
  ), everywhere as (
    select admins.user_id from admins group by admins.user_id
    having count(*) = (select count(distinct every_clinic.id) from admins every_clinic)
  )
  select exists (select from everywhere where everywhere.user_id = person)
    or not exists (select from everywhere) and exists (
      select from (
        select admins.id from admins order by admins.created_at, admins.id limit 1
      ) oldest
      join admins of_oldest on of_oldest.id = oldest.id and of_oldest.user_id = person)
    into governs;
  said := set_config('app.system', reason, true);
  return governs;
end $$;

-- When what stands on the invoices was changed last. All clinics of the organization have it in their data, whose version
-- it makes newer. Null: never since the organization was opened.
alter table organizations add column data_updated_at timestamptz;
