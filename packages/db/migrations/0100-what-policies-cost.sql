-- What a policy asks of a row that is nobody's own is statements, and not an operator: told what they cost, the database looks up
-- the rows that are meant, in place of reading a table and asking of every stranger's row whether it may be seen.
alter function app_has_asked_facility(uuid) cost 10000;
alter function app_has_asked_family(uuid) cost 10000;
alter function app_is_on_card(uuid) cost 10000;
alter function app_is_recorded_pet(uuid) cost 10000;
alter function app_knows_organization(uuid) cost 10000;
alter function app_knows_organization_of(uuid) cost 10000;
alter function app_owns_pet(uuid) cost 10000;
alter function app_sees_family(uuid) cost 10000;
alter function app_sees_member(uuid) cost 10000;
alter function app_sees_person(uuid) cost 10000;
alter function app_sees_pet(uuid) cost 10000;
alter function app_sees_relation(uuid) cost 10000;
alter function app_sees_user(uuid) cost 10000;
