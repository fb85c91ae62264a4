-- When the hours of the week were last replaced; null: not since the facility was opened. Its other data has a version
-- of its own, so that two people who change the one and the other do not get into each other's way.
alter table facilities add column hours_updated_at timestamptz;
