-- Visit notes of clinics with their addenda, the problem list of pets, and the note templates of clinics.

-- Rows about a pet name its family too; when a family claims the pet, they follow.
alter table pets add constraint pets_id_family_key unique (id, family_id);

create table visit_notes (
  id uuid constraint visit_notes_pkey primary key,
  pet_id uuid not null,
  family_id uuid not null,
  facility_id uuid not null constraint visit_notes_facility_fkey references facilities,
  conversation_id uuid constraint visit_notes_conversation_fkey references conversations on delete set null,
  author_id uuid constraint visit_notes_author_fkey references users on delete set null,
  status text not null,
  noted_at timestamptz not null,
  reason text not null,
  history text not null,
  findings text not null,
  vitals jsonb not null,
  assessment text not null,
  diagnoses jsonb not null,
  plan text not null,
  -- Never shown outside the clinic.
  private_note text not null,
  -- Of a visit in which the pet died.
  deceased_on date,
  -- Counts the saves, so that two devices do not overwrite each other.
  version integer not null,
  signed_at timestamptz,
  signed_by uuid constraint visit_notes_signer_fkey references users on delete set null,
  -- Since when the family reads it; null while it does not.
  released_at timestamptz,
  -- When the family was notified, which happens once.
  announced_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint visit_notes_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id) on update cascade,
  constraint visit_notes_whose_key unique (id, facility_id, family_id),
  constraint visit_notes_status check (status in ('DRAFT', 'SIGNED') and (status = 'SIGNED') = (signed_at is not null)),
  constraint visit_notes_release check (released_at is null or status = 'SIGNED')
);
create index visit_notes_by_pet on visit_notes (pet_id, noted_at desc, id desc);
create index visit_notes_by_facility on visit_notes (facility_id);
create index visit_notes_by_family on visit_notes (family_id);
create index visit_notes_by_conversation on visit_notes (conversation_id) where conversation_id is not null;

alter table visit_notes enable row level security, force row level security;
create policy own on visit_notes using (
  facility_id = any ((select app_facilities())::uuid[])
  or (released_at is not null and family_id = any ((select app_families())::uuid[]))
  or app_system()
);

-- A clinic with a note about a pet has a record of it.
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
      or exists (select from visit_notes n where n.pet_id = p.id and n.facility_id = clinic.id))
  where id in (select pet_id from gone where facility_id is not null);
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger visit_notes_come after insert on visit_notes
  referencing new table as come for each statement execute function pets_become_known();
create trigger visit_notes_go after delete on visit_notes
  referencing old table as gone for each statement execute function pets_are_forgotten();

create table visit_note_addenda (
  id uuid constraint visit_note_addenda_pkey primary key,
  note_id uuid not null,
  facility_id uuid not null,
  family_id uuid not null,
  author_id uuid constraint visit_note_addenda_author_fkey references users on delete set null,
  text text not null,
  created_at timestamptz not null,
  constraint visit_note_addenda_note_fkey foreign key (note_id, facility_id, family_id)
    references visit_notes (id, facility_id, family_id) on update cascade on delete cascade
);
create index visit_note_addenda_by_note on visit_note_addenda (note_id, created_at, id);

alter table visit_note_addenda enable row level security, force row level security;
create policy own on visit_note_addenda using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);

-- Chronic problems are the chronic conditions of the pet card: everyone who sees the pet reads them. A problem without
-- a facility was entered on the card.
create table problems (
  id uuid constraint problems_pkey primary key,
  pet_id uuid not null,
  family_id uuid not null,
  facility_id uuid constraint problems_facility_fkey references facilities,
  note_id uuid constraint problems_note_fkey references visit_notes on delete set null,
  text text not null,
  status text not null,
  chronic boolean not null,
  noted_at timestamptz not null,
  resolved_at timestamptz,
  updated_at timestamptz not null,
  constraint problems_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id)
    on update cascade on delete cascade,
  constraint problems_status check (status in ('ACTIVE', 'RESOLVED') and (status = 'RESOLVED') = (resolved_at is not null))
);
create index problems_by_pet on problems (pet_id, noted_at desc, id desc);
create index problems_by_note on problems (note_id) where note_id is not null;
create unique index problems_chronic_once on problems (pet_id, lower(text)) where chronic and status = 'ACTIVE';

alter table problems enable row level security, force row level security;
create policy own on problems using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or (chronic and app_sees_pet(pet_id))
  or app_system()
);

insert into problems (id, pet_id, family_id, text, status, chronic, noted_at, updated_at)
select gen_random_uuid(), p.id, p.family_id, condition, 'ACTIVE', true, p.updated_at, p.updated_at
from pets p, unnest(p.chronic_conditions) condition
on conflict (pet_id, lower(text)) where chronic and status = 'ACTIVE' do nothing;

-- A condition that is written on the card becomes a chronic problem, and one that is removed there is resolved.
create function card_conditions_become_problems() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  update problems q set status = 'RESOLVED', resolved_at = new.updated_at, updated_at = new.updated_at
  where q.pet_id = new.id and q.chronic and q.status = 'ACTIVE'
    and not exists (select from unnest(new.chronic_conditions) condition where lower(condition) = lower(q.text));
  insert into problems (id, pet_id, family_id, text, status, chronic, noted_at, updated_at)
  select gen_random_uuid(), new.id, new.family_id, condition, 'ACTIVE', true, new.updated_at, new.updated_at
  from unnest(new.chronic_conditions) condition
  on conflict (pet_id, lower(text)) where chronic and status = 'ACTIVE' do nothing;
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger pets_come_with_problems after insert on pets
  for each row when (new.chronic_conditions <> '{}') execute function card_conditions_become_problems();
create trigger pets_change_problems after update of chronic_conditions on pets
  for each row when (old.chronic_conditions is distinct from new.chronic_conditions)
  execute function card_conditions_become_problems();

create table note_templates (
  id uuid constraint note_templates_pkey primary key,
  facility_id uuid not null constraint note_templates_facility_fkey references facilities,
  name text not null,
  -- Shown to readers of this language; null: to all.
  language text,
  -- Empty: for all species.
  species integer[] not null,
  fields jsonb not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint note_templates_language check (language in ('en', 'it'))
);
create index note_templates_by_facility on note_templates (facility_id);

alter table note_templates enable row level security, force row level security;
create policy own on note_templates using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);

-- The templates that every clinic starts with.
create table starter_note_templates (
  language text not null,
  position integer not null,
  name text not null,
  fields jsonb not null,
  constraint starter_note_templates_pkey primary key (language, position)
);
insert into starter_note_templates (language, position, name, fields) values
  ('en', 1, 'Vaccination visit', '{"reason": "Vaccination of {pet}", "history": "General condition, appetite, earlier reactions to vaccines: ", "findings": "Weight {weight}. Heart and lungs: \nTeeth: \nLymph nodes: ", "assessment": "Fit for vaccination", "plan": "Vaccine, batch and site: \nObserve for 24 hours. Next vaccination: "}'),
  ('en', 2, 'Check-up', '{"reason": "Check-up of {pet}, {age}", "history": "Diet: \nActivity: \nParasite prevention: ", "findings": "Weight {weight}. Eyes, ears, teeth: \nSkin and coat: \nHeart and lungs: \nAbdomen: \nMovement: ", "assessment": "", "plan": "Next check-up: "}'),
  ('en', 3, 'Skin', '{"reason": "Skin problem", "history": "Since when: \nItching (0 to 10): \nDiet and parasite prevention: \nOther animals or people affected: ", "findings": "Distribution of lesions: \nScrape, cytology, trichogram: ", "assessment": "", "plan": "Treatment: \nFollow-up: "}'),
  ('en', 4, 'Gastro-intestinal', '{"reason": "Vomiting or diarrhea", "history": "Since when, how often: \nBlood: \nAppetite and water intake: \nForeign bodies or unusual food: ", "findings": "Hydration: \nAbdominal palpation: \nRectal findings: ", "assessment": "", "plan": "Diet: \nTreatment: \nCome back at once if: "}'),
  ('en', 5, 'Dental', '{"reason": "Dental visit", "history": "Bad breath, pain when chewing: ", "findings": "Calculus (0 to 3): \nGingivitis (0 to 3): \nMissing or loose teeth: ", "assessment": "", "plan": "Cleaning under anesthesia: \nCare at home: "}'),
  ('en', 6, 'Surgery', '{"reason": "Surgery: ", "history": "Fasting since: \nConsent of {owner}: ", "findings": "Examination before anesthesia: \nAnesthesia protocol: \nProcedure: \nFindings during surgery: ", "assessment": "ASA class: ", "plan": "Pain relief: \nWound care and collar: \nSuture removal: "}'),
  ('en', 7, 'Euthanasia', '{"reason": "Euthanasia of {pet}", "history": "Discussed with {owner}: ", "findings": "", "assessment": "Reason for the decision: ", "plan": "Consent signed: \nMedicines and doses: \nTime of death: \nCremation or burial: "}'),
  ('it', 1, 'Visita vaccinale', '{"reason": "Vaccinazione di {pet}", "history": "Stato generale, appetito, reazioni precedenti ai vaccini: ", "findings": "Peso {weight}. Cuore e polmoni: \nDenti: \nLinfonodi: ", "assessment": "Idoneo alla vaccinazione", "plan": "Vaccino, lotto e sede: \nOsservare per 24 ore. Prossima vaccinazione: "}'),
  ('it', 2, 'Visita di controllo', '{"reason": "Controllo di {pet}, {age}", "history": "Alimentazione: \nAttività: \nPrevenzione dei parassiti: ", "findings": "Peso {weight}. Occhi, orecchie, denti: \nCute e mantello: \nCuore e polmoni: \nAddome: \nMovimento: ", "assessment": "", "plan": "Prossimo controllo: "}'),
  ('it', 3, 'Cute', '{"reason": "Problema cutaneo", "history": "Da quando: \nPrurito (da 0 a 10): \nAlimentazione e prevenzione dei parassiti: \nAltri animali o persone colpiti: ", "findings": "Distribuzione delle lesioni: \nRaschiato, citologia, tricogramma: ", "assessment": "", "plan": "Terapia: \nControllo: "}'),
  ('it', 4, 'Gastrointestinale', '{"reason": "Vomito o diarrea", "history": "Da quando, quante volte: \nSangue: \nAppetito e assunzione di acqua: \nCorpi estranei o cibo insolito: ", "findings": "Idratazione: \nPalpazione addominale: \nEsplorazione rettale: ", "assessment": "", "plan": "Dieta: \nTerapia: \nTornare subito se: "}'),
  ('it', 5, 'Denti', '{"reason": "Visita odontoiatrica", "history": "Alitosi, dolore alla masticazione: ", "findings": "Tartaro (da 0 a 3): \nGengivite (da 0 a 3): \nDenti mancanti o mobili: ", "assessment": "", "plan": "Detartrasi in anestesia: \nIgiene a casa: "}'),
  ('it', 6, 'Chirurgia', '{"reason": "Intervento: ", "history": "A digiuno da: \nConsenso di {owner}: ", "findings": "Esame prima dell’anestesia: \nProtocollo anestesiologico: \nProcedura: \nReperti intraoperatori: ", "assessment": "Classe ASA: ", "plan": "Analgesia: \nCura della ferita e collare: \nRimozione dei punti: "}'),
  ('it', 7, 'Eutanasia', '{"reason": "Eutanasia di {pet}", "history": "Colloquio con {owner}: ", "findings": "", "assessment": "Motivo della decisione: ", "plan": "Consenso firmato: \nFarmaci e dosi: \nOra del decesso: \nCremazione o sepoltura: "}');

create function add_starter_note_templates() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  insert into note_templates (id, facility_id, name, language, species, fields, created_at, updated_at)
  select gen_random_uuid(), new.id, s.name, s.language, '{}', s.fields, new.created_at, new.created_at
  from starter_note_templates s;
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger facilities_start_with_note_templates after insert on facilities
  for each row execute function add_starter_note_templates();

insert into note_templates (id, facility_id, name, language, species, fields, created_at, updated_at)
select gen_random_uuid(), f.id, s.name, s.language, '{}', s.fields, f.created_at, f.created_at
from facilities f, starter_note_templates s;
