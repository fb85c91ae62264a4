-- Whom a clinic has shut out stays so when they leave: by the code, or by somebody else's invitation, they do not come back.
alter table facility_clients add column shut_out_at timestamptz;
update facility_clients set shut_out_at = updated_at where status = 'DISABLED_BY_VET';

-- What the staff of a clinic was told of its clients is theirs to read as long as they work there: it says of which it is.
alter table notifications add column facility_id uuid constraint notifications_facility_fkey references facilities;
update notifications n set facility_id = c.facility_id from conversations c where c.id = n.conversation_id;
update notifications n set facility_id = f.id
  from facility_members m join facilities f on f.id = m.facility_id
  where n.conversation_id is null and m.user_id = n.user_id and f.name = n.about->>'facility';
