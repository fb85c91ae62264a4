-- Prescriptions of clinics, therapy plans of families, and the doses that families gave.

create table prescriptions (
  id uuid constraint prescriptions_pkey primary key,
  pet_id uuid not null,
  family_id uuid not null,
  facility_id uuid not null constraint prescriptions_facility_fkey references facilities,
  note_id uuid constraint prescriptions_note_fkey references visit_notes on delete set null,
  author_id uuid constraint prescriptions_author_fkey references users on delete set null,
  -- The pet's weight at the time, in grams.
  weight_grams integer,
  -- Number and PIN of Italy's electronic prescription.
  electronic_number text,
  pin text,
  created_at timestamptz not null,
  constraint prescriptions_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id) on update cascade,
  constraint prescriptions_whose_key unique (id, facility_id, family_id)
);
create index prescriptions_by_pet on prescriptions (pet_id, created_at desc, id desc);
create index prescriptions_by_note on prescriptions (note_id) where note_id is not null;

alter table prescriptions enable row level security, force row level security;
create policy own on prescriptions using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);

create table prescription_lines (
  id uuid constraint prescription_lines_pkey primary key,
  prescription_id uuid not null,
  facility_id uuid not null,
  family_id uuid not null,
  position integer not null,
  medicine text not null,
  ingredient text,
  strength text,
  form text,
  dose double precision not null,
  unit text not null,
  route text not null,
  -- Either the hours between doses, or the times of day.
  every_hours integer,
  times text[],
  days integer not null,
  quantity text,
  instructions text,
  constraint prescription_lines_prescription_fkey foreign key (prescription_id, facility_id, family_id)
    references prescriptions (id, facility_id, family_id) on update cascade on delete cascade,
  constraint prescription_lines_whose_key unique (id, facility_id, family_id),
  constraint prescription_lines_place unique (prescription_id, position),
  constraint prescription_lines_schedule check ((every_hours is null) <> (times is null))
);

alter table prescription_lines enable row level security, force row level security;
create policy own on prescription_lines using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);

-- A line as the family lives with it, once for each line.
create table therapy_plans (
  id uuid constraint therapy_plans_pkey primary key,
  line_id uuid not null constraint therapy_plans_once unique,
  facility_id uuid not null,
  family_id uuid not null,
  -- Times of day are meant in this zone.
  zone text not null,
  starts_at timestamptz not null,
  started_by uuid constraint therapy_plans_starter_fkey references users on delete set null,
  stopped_at timestamptz,
  stopped_by uuid constraint therapy_plans_stopper_fkey references users on delete set null,
  stop_reason text,
  created_at timestamptz not null,
  constraint therapy_plans_line_fkey foreign key (line_id, facility_id, family_id)
    references prescription_lines (id, facility_id, family_id) on update cascade on delete cascade,
  constraint therapy_plans_whose_key unique (id, facility_id, family_id)
);

alter table therapy_plans enable row level security, force row level security;
create policy own on therapy_plans using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);

-- The first answer of the family to a dose. It never changes.
create table doses (
  plan_id uuid not null,
  due_at timestamptz not null,
  facility_id uuid not null,
  family_id uuid not null,
  status text not null,
  reason text,
  user_id uuid constraint doses_user_fkey references users on delete set null,
  answered_at timestamptz not null,
  constraint doses_pkey primary key (plan_id, due_at),
  constraint doses_plan_fkey foreign key (plan_id, facility_id, family_id)
    references therapy_plans (id, facility_id, family_id) on update cascade on delete cascade,
  constraint doses_status check (status in ('GIVEN', 'SKIPPED'))
);

alter table doses enable row level security, force row level security;
create policy own on doses using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);

-- A clinic with a prescription for a pet has a record of it.
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
      or exists (select from prescriptions r where r.pet_id = p.id and r.facility_id = clinic.id))
  where id in (select pet_id from gone where facility_id is not null);
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger prescriptions_come after insert on prescriptions
  referencing new table as come for each statement execute function pets_become_known();
create trigger prescriptions_go after delete on prescriptions
  referencing old table as gone for each statement execute function pets_are_forgotten();
