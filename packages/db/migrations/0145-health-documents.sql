-- Documents of pets, and the consent of families that one clinic reads the record of another.

create table health_documents (
  id uuid constraint health_documents_pkey primary key,
  pet_id uuid not null,
  family_id uuid not null,
  -- Null: the family added it.
  facility_id uuid constraint health_documents_facility_fkey references facilities,
  -- An attachment of a visit note, released with it.
  note_id uuid constraint health_documents_note_fkey references visit_notes on delete cascade,
  kind text not null,
  title text not null,
  dated_on date not null,
  released_at timestamptz,
  -- When the family was notified, which happens once.
  announced_at timestamptz,
  author_id uuid constraint health_documents_author_fkey references users on delete set null,
  created_at timestamptz not null,
  constraint health_documents_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id) on update cascade,
  constraint health_documents_kind check (
    kind in ('LAB', 'IMAGING', 'CERTIFICATE', 'CONSENT', 'INSURANCE', 'OTHER')
  ),
  constraint health_documents_note check (note_id is null or facility_id is not null)
);
create index health_documents_by_pet on health_documents (pet_id, dated_on desc, id desc);
create index health_documents_by_family on health_documents (family_id);
create index health_documents_by_facility on health_documents (facility_id) where facility_id is not null;
create index health_documents_by_note on health_documents (note_id) where note_id is not null;
create index health_documents_by_author on health_documents (author_id) where author_id is not null;

-- A family shows what one clinic has released about a pet to another. Withdrawn rows stay as a record of the consent.
create table record_access (
  id uuid constraint record_access_pkey primary key,
  pet_id uuid not null,
  family_id uuid not null,
  from_facility_id uuid not null constraint record_access_from_fkey references facilities,
  to_facility_id uuid not null constraint record_access_to_fkey references facilities,
  granted_by uuid constraint record_access_grantor_fkey references users on delete set null,
  granted_at timestamptz not null,
  withdrawn_at timestamptz,
  constraint record_access_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id)
    on update cascade on delete cascade,
  constraint record_access_two_clinics check (from_facility_id <> to_facility_id)
);
create unique index record_access_once on record_access (pet_id, from_facility_id, to_facility_id)
  where withdrawn_at is null;
create index record_access_by_family on record_access (family_id);
create index record_access_by_from on record_access (from_facility_id);
create index record_access_by_to on record_access (to_facility_id);
create index record_access_by_grantor on record_access (granted_by) where granted_by is not null;

alter table record_access enable row level security, force row level security;
create policy own on record_access using (
  family_id = any ((select app_families())::uuid[])
  or app_system()
);
create policy read on record_access for select using (
  from_facility_id = any ((select app_facilities())::uuid[])
  or to_facility_id = any ((select app_facilities())::uuid[])
);

-- What a pet is due for depends on the doses that a clinic knows.
create trigger record_access_changes_due after insert on record_access
  referencing new table as changed for each statement execute function due_is_stale();
create trigger record_access_corrects_due after update on record_access
  referencing new table as changed for each statement execute function due_is_stale();

-- Whether a family shows the record of a clinic about a pet to a clinic of the acting person.
create function app_is_shown(pet uuid, facility uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from record_access a
  where a.pet_id = pet and a.from_facility_id = facility and a.withdrawn_at is null
    and a.to_facility_id = any (app_facilities());
  return found;
end $$;
alter function app_is_shown(uuid, uuid) cost 10000;
create function app_reads_note(note uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from visit_notes n where n.id = note;
  return found;
end $$;
alter function app_reads_note(uuid) cost 10000;
create function app_reads_prescription(prescription uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from prescriptions r where r.id = prescription;
  return found;
end $$;
alter function app_reads_prescription(uuid) cost 10000;
create function app_sees_document(document uuid) returns boolean language plpgsql stable strict as $$
begin
  perform from health_documents d where d.id = document;
  return found;
end $$;
alter function app_sees_document(uuid) cost 10000;

alter table health_documents enable row level security, force row level security;
create policy own on health_documents using (
  facility_id = any ((select app_facilities())::uuid[])
  or (facility_id is null and family_id = any ((select app_families())::uuid[]))
  or app_system()
);
create policy read on health_documents for select using (
  (released_at is not null and family_id = any ((select app_families())::uuid[]))
  or (facility_id is null and app_sees_pet(pet_id))
  or (released_at is not null and app_is_shown(pet_id, facility_id))
);

-- The file of a document.
alter table files
  add column document_id uuid constraint files_document_fkey references health_documents on delete cascade
    deferrable initially deferred,
  drop constraint files_belong_to_one,
  add constraint files_belong_to_one
    check (num_nonnulls(conversation_id, pet_id, user_id, facility_id, document_id) = 1);
create unique index files_of_document on files (document_id) where document_id is not null;
alter policy own on files using (
  conversation_facility_id = any ((select app_facilities())::uuid[])
  or conversation_family_id = any ((select app_families())::uuid[])
  or facility_id = any (app_facilities())
  or user_id = app_user()
  or app_system()
  or app_sees_pet(pet_id)
  or app_sees_document(document_id)
);

-- A clinic with a document about a pet has a record of it.
create or replace function pets_are_forgotten() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  -- Waits for who writes a relation or a record of the same pets: their foreign keys hold them until then.
  perform from pets where id in (select pet_id from gone where facility_id is not null) order by id for update;
  update pets p set known_to = array(
    select clinic.id from unnest(p.known_to) clinic (id)
    where exists (select from facility_pets fp where fp.pet_id = p.id and fp.facility_id = clinic.id)
      or exists (select from conversation_pets cp where cp.pet_id = p.id and cp.facility_id = clinic.id)
      or exists (select from visit_notes n where n.pet_id = p.id and n.facility_id = clinic.id)
      or exists (select from vaccinations v where v.pet_id = p.id and v.facility_id = clinic.id)
      or exists (select from prescriptions r where r.pet_id = p.id and r.facility_id = clinic.id)
      or exists (select from health_documents d where d.pet_id = p.id and d.facility_id = clinic.id))
  where id in (select pet_id from gone where facility_id is not null);
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger health_documents_come after insert on health_documents
  referencing new table as come for each statement execute function pets_become_known();
create trigger health_documents_go after delete on health_documents
  referencing old table as gone for each statement execute function pets_are_forgotten();
