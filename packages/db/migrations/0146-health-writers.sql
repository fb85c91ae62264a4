-- Families and clients of a clinic read its records, but write only their own; a clinic that a family allows reads what
-- another has released. Indexes for foreign keys of health records.

alter policy own on visit_notes using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);
create policy read on visit_notes for select using (
  released_at is not null
    and (family_id = any ((select app_families())::uuid[]) or app_is_shown(pet_id, facility_id))
);

alter policy own on visit_note_addenda using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);
create policy read on visit_note_addenda for select using (app_reads_note(note_id));

alter policy own on problems using (
  facility_id = any ((select app_facilities())::uuid[])
  or (chronic and cardinality(app_facilities()) > 0 and app_sees_pet(pet_id))
  or app_system()
);
create policy read on problems for select using (
  family_id = any ((select app_families())::uuid[])
  or (chronic and app_sees_pet(pet_id))
);

alter policy own on protocol_items using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);
create policy read on protocol_items for select using (facility_id = any ((select app_clinics())::uuid[]));

alter policy own on vaccinations using (
  facility_id = any ((select app_facilities())::uuid[])
  or (facility_id is null and family_id = any ((select app_families())::uuid[]))
  or (facility_id is null and cardinality(app_facilities()) > 0 and app_sees_pet(pet_id))
  or app_system()
);
create policy read on vaccinations for select using (
  family_id = any ((select app_families())::uuid[])
  or app_is_shown(pet_id, facility_id)
);

alter policy own on due_decisions using (
  facility_id = any ((select app_facilities())::uuid[])
  or (facility_id is null and family_id = any ((select app_families())::uuid[]))
  or app_system()
);
create policy read on due_decisions for select using (
  family_id = any ((select app_families())::uuid[])
  or (facility_id is null and app_sees_pet(pet_id))
);

alter policy own on prescriptions using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);
create policy read on prescriptions for select using (
  family_id = any ((select app_families())::uuid[])
  or app_is_shown(pet_id, facility_id)
);

alter policy own on prescription_lines using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);
create policy read on prescription_lines for select using (
  family_id = any ((select app_families())::uuid[])
  or app_reads_prescription(prescription_id)
);

-- Families start and stop therapies; doses are theirs alone.
alter policy own on doses using (
  family_id = any ((select app_families())::uuid[])
  or app_system()
);
create policy read on doses for select using (facility_id = any ((select app_facilities())::uuid[]));

create index visit_notes_by_author on visit_notes (author_id) where author_id is not null;
create index visit_notes_by_signer on visit_notes (signed_by) where signed_by is not null;
create index visit_note_addenda_by_author on visit_note_addenda (author_id) where author_id is not null;
create index visit_note_addenda_by_family on visit_note_addenda (family_id);
create index problems_by_facility on problems (facility_id) where facility_id is not null;
create index problems_by_family on problems (family_id);
create index protocol_items_by_item on protocol_items (item_id);
create index vaccinations_by_facility on vaccinations (facility_id) where facility_id is not null;
create index vaccinations_by_family on vaccinations (family_id);
create index vaccinations_by_item on vaccinations (item_id);
create index vaccinations_by_author on vaccinations (author_id) where author_id is not null;
create index vaccinations_by_confirmer on vaccinations (confirmed_by) where confirmed_by is not null;
create index vaccinations_by_confirming_facility on vaccinations (confirmed_facility_id)
  where confirmed_facility_id is not null;
create index vaccinations_by_voider on vaccinations (voided_by) where voided_by is not null;
create index due_decisions_by_facility on due_decisions (facility_id) where facility_id is not null;
create index due_decisions_by_family on due_decisions (family_id);
create index due_decisions_by_item on due_decisions (item_id);
create index due_decisions_by_author on due_decisions (author_id) where author_id is not null;
create index prescriptions_by_facility on prescriptions (facility_id);
create index prescriptions_by_family on prescriptions (family_id);
create index prescriptions_by_author on prescriptions (author_id) where author_id is not null;
create index prescription_lines_by_family on prescription_lines (family_id);
create index therapy_plans_by_family on therapy_plans (family_id);
create index therapy_plans_by_starter on therapy_plans (started_by) where started_by is not null;
create index therapy_plans_by_stopper on therapy_plans (stopped_by) where stopped_by is not null;
create index doses_by_family on doses (family_id);
create index doses_by_user on doses (user_id) where user_id is not null;
create index record_shares_by_family on record_shares (family_id);
create index record_shares_by_user on record_shares (user_id);
create index due_items_by_item on due_items (item_id);
create index recalls_by_item on recalls (item_id);
