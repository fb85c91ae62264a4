-- The address that an account had before a change, which the link sent to it restores.
create table email_restorations (
  id uuid constraint email_restorations_pkey primary key,
  account_id uuid not null constraint email_restorations_account_fkey references accounts on delete cascade,
  email text not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  constraint email_restorations_email_lower check (email = lower(email))
);
create index email_restorations_of_account on email_restorations (account_id, created_at);
create index email_restorations_age on email_restorations (expires_at);
alter table email_restorations enable row level security, force row level security;
create policy own on email_restorations using (account_id = app_account() or app_system());
