-- Files of clients that a facility brought in: one can be taken back for a day. And phone numbers as digits, which are
-- found however they were typed.
create table imports (
  id uuid constraint imports_pkey primary key,
  facility_id uuid not null constraint imports_facility_fkey references facilities,
  user_id uuid not null constraint imports_user_fkey references users,
  created_at timestamptz not null,
  undone_at timestamptz
);
create index imports_of_facility on imports (facility_id, created_at desc);

alter table facility_clients
  add column import_id uuid constraint facility_clients_import_fkey references imports;
create index facility_clients_of_import on facility_clients (import_id) where import_id is not null;

alter table users
  add column phone_digits text generated always as (regexp_replace(phone, '\D', '', 'g')) stored;
create index users_emails on users (email) where email is not null;
