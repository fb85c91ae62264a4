-- Whom a clinic has shut out stays so when they leave: by the code, or by somebody else's invitation, they do not come back.
alter table facility_clients add column shut_out_at timestamptz;
update facility_clients set shut_out_at = updated_at where status = 'DISABLED_BY_VET';
