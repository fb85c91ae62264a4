-- The audit log of clinics: who did what, on what, when and from where. Rows are only added; each clinic's rows form a
-- chain of hashes, which a job writes after the transactions that add them.

create table audit_events (
  id uuid constraint audit_events_pkey primary key,
  -- Without foreign keys: an entry outlives what it is about.
  facility_id uuid not null,
  user_id uuid,
  kind text not null,
  -- The name of the call.
  action text not null,
  subject_kind text,
  subject_id uuid,
  pet_id uuid,
  -- Changed fields: [{field, before, after}].
  changes jsonb not null,
  network text not null,
  device text,
  happened_at timestamptz not null
);
create index audit_events_by_facility on audit_events (facility_id, happened_at desc, id desc);
create index audit_events_by_pet on audit_events (pet_id, happened_at desc, id desc) where pet_id is not null;

-- Places in the chains. The hash of a place covers the entry and the hash before it.
create table audit_seals (
  facility_id uuid not null,
  seq bigint not null,
  event_id uuid not null constraint audit_seals_event_once unique,
  hash text not null,
  constraint audit_seals_pkey primary key (facility_id, seq)
);

-- Entries that have no place yet.
create table audit_queue (
  event_id uuid constraint audit_queue_pkey primary key,
  facility_id uuid not null
);

create function audit_events_wait() returns trigger language plpgsql as $$
declare
  reason constant text := coalesce(current_setting('app.system', true), '');
begin
  perform set_config('app.system', 'policies', true);
  insert into audit_queue (event_id, facility_id) select added.id, added.facility_id from added;
  perform set_config('app.system', reason, true);
  return null;
end $$;
create trigger audit_events_wait after insert on audit_events
  referencing new table as added for each statement execute function audit_events_wait();

create function refuse_audit_changes() returns trigger language plpgsql as $$
begin
  raise exception 'the audit log is append-only';
end $$;
create trigger audit_events_stay before update on audit_events
  for each row execute function refuse_audit_changes();
create trigger audit_seals_stay before update or delete on audit_seals
  for each row execute function refuse_audit_changes();
create trigger audit_events_truncated before truncate on audit_events
  for each statement execute function refuse_audit_changes();
create trigger audit_seals_truncated before truncate on audit_seals
  for each statement execute function refuse_audit_changes();

-- What expires is deleted, by the database's own clock; nothing else is, whoever asks.
create function refuse_early_audit_deletion() returns trigger language plpgsql as $$
begin
  if old.happened_at > now() - interval '24 months' then
    raise exception 'the audit log is kept for 24 months';
  end if;
  return old;
end $$;
create trigger audit_events_last before delete on audit_events
  for each row execute function refuse_early_audit_deletion();
-- The text that is hashed, independent of the session's time zone and of later columns.
create function audit_text(entry audit_events) returns text language sql stable
  return jsonb_build_array(entry.id, entry.facility_id, entry.user_id, entry.kind, entry.action, entry.subject_kind,
    entry.subject_id, entry.pet_id, entry.changes, entry.network, entry.device, iso_micros(entry.happened_at))::text;
create function audit_hash(before text, entry audit_events) returns text language sql stable
  return encode(sha256(convert_to(before || chr(10) || audit_text(entry), 'UTF8')), 'hex');

-- Gives waiting entries their places, in the order in which they were written. One transaction at a time does so;
-- others return 0 immediately.
create function seal_audit_events(most integer) returns integer language plpgsql as $$
declare
  entry audit_events;
  last record;
  done integer := 0;
begin
  if not pg_try_advisory_xact_lock(7265310) then return 0; end if;
  for entry in
    select e.* from audit_queue q join audit_events e on e.id = q.event_id order by e.id limit most
  loop
    select s.seq, s.hash into last from audit_seals s
      where s.facility_id = entry.facility_id order by s.seq desc limit 1;
    insert into audit_seals (facility_id, seq, event_id, hash)
      values (entry.facility_id, coalesce(last.seq, 0) + 1, entry.id, audit_hash(coalesce(last.hash, ''), entry));
    delete from audit_queue q where q.event_id = entry.id;
    done := done + 1;
  end loop;
  return done;
end $$;

alter table audit_events enable row level security, force row level security;
create policy own on audit_events using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);
-- Families read who read the records of their pets.
create policy family on audit_events for select using (pet_id is not null and app_owns_pet(pet_id));
alter table audit_seals enable row level security, force row level security;
create policy own on audit_seals using (
  facility_id = any ((select app_facilities())::uuid[])
  or app_system()
);
alter table audit_queue enable row level security, force row level security;
create policy own on audit_queue using (app_system());
