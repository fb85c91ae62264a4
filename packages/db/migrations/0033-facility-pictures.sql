-- A facility has a picture of its own, its logo as a rule. It stands on the card that everybody sees who knows the code.
alter table files
  add column facility_id uuid constraint files_facility_fkey references facilities deferrable initially deferred,
  drop constraint files_belong_to_one,
  add constraint files_belong_to_one
    check (num_nonnulls(conversation_id, pet_id, user_id, facility_id) = 1);
alter table facilities add column image_id uuid constraint facilities_image_fkey references files;
