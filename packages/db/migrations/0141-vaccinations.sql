-- Vaccinations and other preventive care: the catalogue, the protocols of clinics, what was given, and decisions.

-- Vaccines and preventive items by species, with the rule that a clinic's protocol starts with. Dogs and cats: WSAVA
-- guidelines of 2024 (core vaccines from 6 to 8 weeks every 2 to 4 weeks until 16 weeks, booster at 26 weeks, then not
-- more often than every 3 years; leptospirosis yearly). Items whose need depends on law or region start disabled.
create table preventive_items (
  id integer constraint preventive_items_pkey primary key,
  species_id integer not null constraint preventive_items_species_fkey references species,
  kind text not null,
  vaccine boolean not null,
  name_en text not null,
  name_it text not null,
  enabled boolean not null,
  first_at_weeks integer not null,
  series_every_weeks integer,
  series_until_weeks integer,
  primary_doses integer not null,
  booster_at_weeks integer,
  repeat_months integer
);
insert into preventive_items (id, species_id, kind, vaccine, name_en, name_it, enabled, first_at_weeks,
  series_every_weeks, series_until_weeks, primary_doses, booster_at_weeks, repeat_months) values
  (101, 1, 'CORE', true, 'Distemper, adenovirus, parvovirus', 'Cimurro, adenovirus, parvovirus', true, 8, 4, 16, 1, 26, 36),
  (102, 1, 'LEPTOSPIROSIS', true, 'Leptospirosis', 'Leptospirosi', true, 8, 4, null, 2, null, 12),
  (103, 1, 'RABIES', true, 'Rabies', 'Rabbia', false, 12, null, null, 1, null, 36),
  (104, 1, 'KENNEL_COUGH', true, 'Kennel cough', 'Tosse dei canili', false, 8, null, null, 1, null, 12),
  (105, 1, 'LEISHMANIOSIS', true, 'Leishmaniosis', 'Leishmaniosi', false, 26, null, null, 1, null, 12),
  (106, 1, 'PARASITES', false, 'Fleas and ticks', 'Pulci e zecche', true, 8, null, null, 1, null, 1),
  (107, 1, 'WORMS', false, 'Deworming', 'Sverminazione', true, 4, 2, 12, 1, null, 3),
  (108, 1, 'HEARTWORM_TEST', false, 'Heartworm test', 'Test per la filariosi', true, 30, null, null, 1, null, 12),
  (109, 1, 'CHECK_UP', false, 'Yearly check-up', 'Visita annuale', true, 52, null, null, 1, null, 12),
  (110, 1, 'DENTAL', false, 'Dental check', 'Controllo dei denti', true, 52, null, null, 1, null, 12),
  (201, 2, 'CORE', true, 'Panleukopenia, herpesvirus, calicivirus', 'Panleucopenia, herpesvirus, calicivirus', true, 8, 4, 16, 1, 26, 36),
  (202, 2, 'FELV', true, 'Feline leukemia (FeLV)', 'Leucemia felina (FeLV)', true, 8, 4, null, 2, null, 12),
  (203, 2, 'RABIES', true, 'Rabies', 'Rabbia', false, 12, null, null, 1, null, 36),
  (206, 2, 'PARASITES', false, 'Fleas and ticks', 'Pulci e zecche', true, 8, null, null, 1, null, 1),
  (207, 2, 'WORMS', false, 'Deworming', 'Sverminazione', true, 4, 2, 12, 1, null, 3),
  (209, 2, 'CHECK_UP', false, 'Yearly check-up', 'Visita annuale', true, 52, null, null, 1, null, 12),
  (210, 2, 'DENTAL', false, 'Dental check', 'Controllo dei denti', true, 52, null, null, 1, null, 12),
  (301, 3, 'CORE', true, 'Myxomatosis and rabbit hemorrhagic disease', 'Mixomatosi e malattia emorragica virale', true, 5, null, null, 1, null, 12),
  (309, 3, 'CHECK_UP', false, 'Yearly check-up', 'Visita annuale', true, 52, null, null, 1, null, 12),
  (310, 3, 'DENTAL', false, 'Dental check', 'Controllo dei denti', true, 26, null, null, 1, null, 6),
  (601, 6, 'CORE', true, 'Distemper', 'Cimurro', true, 8, 3, 14, 1, null, 12),
  (603, 6, 'RABIES', true, 'Rabies', 'Rabbia', false, 12, null, null, 1, null, 12),
  (609, 6, 'CHECK_UP', false, 'Yearly check-up', 'Visita annuale', true, 52, null, null, 1, null, 12),
  (1501, 15, 'INFLUENZA', true, 'Equine influenza', 'Influenza equina', true, 26, 4, null, 2, null, 12),
  (1502, 15, 'TETANUS', true, 'Tetanus', 'Tetano', true, 26, 4, null, 2, null, 24),
  (1507, 15, 'WORMS', false, 'Deworming', 'Sverminazione', true, 8, null, null, 1, null, 3),
  (1509, 15, 'CHECK_UP', false, 'Yearly check-up', 'Visita annuale', true, 52, null, null, 1, null, 12),
  (1510, 15, 'DENTAL', false, 'Dental check', 'Controllo dei denti', true, 104, null, null, 1, null, 12);

-- A clinic's own rule for each item of the catalogue.
create table protocol_items (
  id uuid constraint protocol_items_pkey primary key,
  facility_id uuid not null constraint protocol_items_facility_fkey references facilities,
  item_id integer not null constraint protocol_items_item_fkey references preventive_items,
  enabled boolean not null,
  first_at_weeks integer not null,
  series_every_weeks integer,
  series_until_weeks integer,
  primary_doses integer not null,
  booster_at_weeks integer,
  repeat_months integer,
  updated_at timestamptz not null,
  constraint protocol_items_once unique (facility_id, item_id)
);

alter table protocol_items enable row level security, force row level security;
create policy own on protocol_items using (
  facility_id = any ((select app_facilities())::uuid[])
  or facility_id = any ((select app_clinics())::uuid[])
  or app_system()
);

create function add_starter_protocols() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  insert into protocol_items (id, facility_id, item_id, enabled, first_at_weeks, series_every_weeks,
    series_until_weeks, primary_doses, booster_at_weeks, repeat_months, updated_at)
  select gen_random_uuid(), new.id, i.id, i.enabled, i.first_at_weeks, i.series_every_weeks, i.series_until_weeks,
    i.primary_doses, i.booster_at_weeks, i.repeat_months, new.created_at
  from preventive_items i;
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger facilities_start_with_protocols after insert on facilities
  for each row execute function add_starter_protocols();

insert into protocol_items (id, facility_id, item_id, enabled, first_at_weeks, series_every_weeks, series_until_weeks,
  primary_doses, booster_at_weeks, repeat_months, updated_at)
select gen_random_uuid(), f.id, i.id, i.enabled, i.first_at_weeks, i.series_every_weeks, i.series_until_weeks,
  i.primary_doses, i.booster_at_weeks, i.repeat_months, f.created_at
from facilities f, preventive_items i;

-- One dose. Without a facility a pet owner recorded what others gave; the clinics that see the pet read it.
create table vaccinations (
  id uuid constraint vaccinations_pkey primary key,
  pet_id uuid not null,
  family_id uuid not null,
  facility_id uuid constraint vaccinations_facility_fkey references facilities,
  item_id integer not null constraint vaccinations_item_fkey references preventive_items,
  product text,
  manufacturer text,
  batch text,
  expires_on date,
  given_on date not null,
  site text,
  dose_number integer,
  next_due_on date,
  file_id uuid constraint vaccinations_file_fkey references files on delete set null,
  author_id uuid constraint vaccinations_author_fkey references users on delete set null,
  confirmed_at timestamptz,
  confirmed_by uuid constraint vaccinations_confirmer_fkey references users on delete set null,
  confirmed_facility_id uuid constraint vaccinations_confirming_facility_fkey references facilities,
  voided_at timestamptz,
  voided_by uuid constraint vaccinations_voider_fkey references users on delete set null,
  void_reason text,
  created_at timestamptz not null,
  constraint vaccinations_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id) on update cascade,
  constraint vaccinations_void check ((voided_at is null) = (void_reason is null)),
  constraint vaccinations_confirmation check (
    (confirmed_at is null) = (confirmed_facility_id is null) and (confirmed_at is null or facility_id is null)
  )
);
create index vaccinations_by_pet on vaccinations (pet_id, given_on desc, id desc);
create index vaccinations_by_file on vaccinations (file_id) where file_id is not null;

alter table vaccinations enable row level security, force row level security;
create policy own on vaccinations using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or (facility_id is null and app_sees_pet(pet_id))
  or app_system()
);

-- Somebody declined or postponed an item for a pet. Without a facility the family decided, which all clinics see.
create table due_decisions (
  id uuid constraint due_decisions_pkey primary key,
  pet_id uuid not null,
  family_id uuid not null,
  facility_id uuid constraint due_decisions_facility_fkey references facilities,
  item_id integer not null constraint due_decisions_item_fkey references preventive_items,
  decision text not null,
  until date,
  reason text,
  author_id uuid constraint due_decisions_author_fkey references users on delete set null,
  decided_at timestamptz not null,
  constraint due_decisions_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id)
    on update cascade on delete cascade,
  constraint due_decisions_once unique nulls not distinct (pet_id, item_id, facility_id),
  constraint due_decisions_decision check (decision in ('DECLINED', 'POSTPONED') and (decision = 'POSTPONED') = (until is not null))
);

alter table due_decisions enable row level security, force row level security;
create policy own on due_decisions using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or (facility_id is null and app_sees_pet(pet_id))
  or app_system()
);

-- A clinic with a vaccination of a pet has a record of it.
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
      or exists (select from vaccinations v where v.pet_id = p.id and v.facility_id = clinic.id))
  where id in (select pet_id from gone where facility_id is not null);
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger vaccinations_come after insert on vaccinations
  referencing new table as come for each statement execute function pets_become_known();
create trigger vaccinations_go after delete on vaccinations
  referencing old table as gone for each statement execute function pets_are_forgotten();
