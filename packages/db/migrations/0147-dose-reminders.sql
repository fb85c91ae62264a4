-- When to remind a family of the doses of its therapies.

alter table therapy_plans
  -- The next dose of which nobody was reminded; null after the last one.
  add column next_dose_at timestamptz;
create index therapy_plans_by_next_dose on therapy_plans (next_dose_at) where next_dose_at is not null;
-- Plans that are under way are looked at once by the next run.
update therapy_plans set next_dose_at = starts_at where stopped_at is null;

-- Doses of which one member was reminded, until the other adults hear of them.
create table dose_reminders (
  plan_id uuid not null,
  due_at timestamptz not null,
  facility_id uuid not null,
  family_id uuid not null,
  reminded_at timestamptz not null,
  -- Who was reminded first.
  users uuid[] not null,
  -- When the others are reminded; null once they were, or if it was answered.
  next_at timestamptz,
  constraint dose_reminders_pkey primary key (plan_id, due_at),
  constraint dose_reminders_plan_fkey foreign key (plan_id, facility_id, family_id)
    references therapy_plans (id, facility_id, family_id) on update cascade on delete cascade
);
create index dose_reminders_by_time on dose_reminders (next_at) where next_at is not null;
create index dose_reminders_by_family on dose_reminders (family_id);

alter table dose_reminders enable row level security, force row level security;
create policy own on dose_reminders using (
  family_id = any ((select app_families())::uuid[])
  or app_system()
);
