-- Who has asked to be erased, and when that comes due. Signing in before then takes it back, and the row goes.
create table account_erasures (
  account_id uuid constraint account_erasures_pkey primary key
    constraint account_erasures_account_fkey references accounts on delete cascade,
  requested_at timestamptz not null,
  due_at timestamptz not null,
  -- Whether the profile was closed by this, and is opened again when it is taken back.
  closed_profile boolean not null,
  constraint account_erasures_ahead check (due_at > requested_at)
);
alter table account_erasures enable row level security, force row level security;
create policy own on account_erasures using (account_id = app_account() or app_system());

-- What somebody agreed to has to be shown after they are gone: the log stays, under a number that leads to nobody.
alter table consents drop constraint consents_account_fkey;

-- Who is erased stays the author of what others have to keep, without a name.
alter table users add constraint users_erased_are_nobody check (
  status <> 'ERASED' or (
    account_id is null and email is null and first_name = '' and last_name = '' and phone is null and mobile is null
    and address is null and tax_number is null and image_id is null and not enabled)
);
