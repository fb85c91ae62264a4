-- When a member of the staff was last changed, so that who saw an older version can be told so. Null: never since they came.
alter table facility_members add column updated_at timestamptz;
