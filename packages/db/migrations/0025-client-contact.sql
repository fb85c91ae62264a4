-- Somebody whom a facility had written down has signed up and not answered yet: what the facility typed of them, which
-- is all it sees until they accept. Null where the person speaks for themselves, or nobody has signed up.
alter table facility_clients add column contact jsonb;
