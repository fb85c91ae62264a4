-- Lists show what changed last first: each descent walks that order.
drop index conversations_of_facility, conversations_of_family, conversations_requests_of_facility,
  conversations_of_assignee, conversations_priced_of_facility;
create index conversations_of_facility on conversations
  (facility_id, status, updated_at desc nulls last, id desc nulls last);
create index conversations_of_family on conversations
  (family_id, status, updated_at desc nulls last, id desc nulls last);
create index conversations_requests_of_facility on conversations
  (facility_id, status, updated_at desc nulls last, id desc nulls last) where category = 'CONSULTATION';
create index conversations_of_assignee on conversations
  (assignee_id, status, updated_at desc nulls last, id desc nulls last);
create index conversations_priced_of_facility on conversations
  (facility_id, status, updated_at desc nulls last, id desc nulls last) where price > 0;
-- A diary is read by the days of its entries, whenever they were corrected.
create index conversations_diary_of_facility on conversations
  (facility_id, status, created_at desc nulls last, id desc nulls last) where type = 'DIARY';
create index conversations_diary_of_family on conversations
  (family_id, status, created_at desc nulls last, id desc nulls last) where type = 'DIARY';
