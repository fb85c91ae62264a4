-- Second factors of accounts: an authenticator app and recovery codes; sign-ins that wait for one; where sessions are.

create table second_factors (
  account_id uuid constraint second_factors_pkey primary key
    constraint second_factors_account_fkey references accounts on delete cascade,
  -- Encrypted.
  secret text not null,
  -- Null until a first code has been entered.
  confirmed_at timestamptz,
  -- The time step of the latest code, which is accepted once.
  last_step bigint not null,
  created_at timestamptz not null
);

create table recovery_codes (
  account_id uuid not null constraint recovery_codes_account_fkey references accounts on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  constraint recovery_codes_pkey primary key (account_id, code_hash)
);

-- The password was right, the second factor is missing.
create table sign_in_challenges (
  token_hash text constraint sign_in_challenges_pkey primary key,
  account_id uuid not null constraint sign_in_challenges_account_fkey references accounts on delete cascade,
  tries integer not null,
  expires_at timestamptz not null
);
create index sign_in_challenges_by_account on sign_in_challenges (account_id);

alter table sessions
  -- Browser and system; null for other programs and for sessions from before.
  add column device text,
  add column network text,
  -- When the person last proved who they are; null: at the sign-in.
  add column verified_at timestamptz;

alter table second_factors enable row level security, force row level security;
create policy own on second_factors using (account_id = app_account() or app_system());
alter table recovery_codes enable row level security, force row level security;
create policy own on recovery_codes using (account_id = app_account() or app_system());
alter table sign_in_challenges enable row level security, force row level security;
create policy own on sign_in_challenges using (app_system());
