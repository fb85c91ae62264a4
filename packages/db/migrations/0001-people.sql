-- Accounts sign in; users are the people of the product. An imported person is a user without an account.

create table accounts (
  id uuid constraint accounts_pkey primary key,
  email text not null constraint accounts_email_key unique,
  password_hash text not null,
  name text not null,
  family_name text not null,
  marketing smallint not null,
  thirdparties smallint not null,
  language text not null,
  confirmed_at timestamptz,
  failed_sign_ins integer not null default 0,
  next_sign_in_at timestamptz,
  created_at timestamptz not null,
  constraint accounts_email_lower check (email = lower(email)),
  constraint accounts_language check (language in ('en', 'it'))
);

create table account_codes (
  id uuid constraint account_codes_pkey primary key,
  account_id uuid not null constraint account_codes_account_fkey references accounts on delete cascade,
  purpose text not null,
  code_hash text not null,
  tries integer not null default 0,
  expires_at timestamptz not null,
  used_at timestamptz,
  created_at timestamptz not null,
  constraint account_codes_purpose check (purpose in ('CONFIRM', 'RESET'))
);
create index account_codes_latest on account_codes (account_id, purpose, created_at desc);

create table sessions (
  id uuid constraint sessions_pkey primary key,
  account_id uuid not null constraint sessions_account_fkey references accounts on delete cascade,
  generation integer not null default 0,
  rotated_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  created_at timestamptz not null
);
create index sessions_of_account on sessions (account_id) where ended_at is null;

create table consents (
  id uuid constraint consents_pkey primary key,
  account_id uuid not null constraint consents_account_fkey references accounts on delete cascade,
  kind text not null,
  granted smallint not null,
  text_version text not null,
  created_at timestamptz not null
);
create index consents_of_account on consents (account_id);

create table files (
  id uuid constraint files_pkey primary key,
  content_type text not null,
  width integer,
  height integer,
  size integer not null,
  sha256 text not null,
  uploader_id uuid not null,
  -- What it belongs to decides who may see it: exactly one of these.
  conversation_id uuid,
  pet_id uuid,
  user_id uuid,
  created_at timestamptz not null,
  constraint files_belong_to_one check (num_nonnulls(conversation_id, pet_id, user_id) = 1)
);

create table users (
  id uuid constraint users_pkey primary key,
  account_id uuid constraint users_account_key unique constraint users_account_fkey references accounts,
  email text,
  first_name text not null,
  last_name text not null,
  is_vet boolean not null,
  enabled boolean not null default true,
  status text not null default 'ACTIVE',
  marketing smallint not null,
  thirdparties smallint not null,
  language text not null,
  phone text,
  mobile text,
  address text,
  city text,
  country text,
  region text,
  postcode text,
  tax_number text,
  image_id uuid constraint users_image_fkey references files,
  welcomed_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint users_language check (language in ('en', 'it'))
);

create table families (
  id uuid constraint families_pkey primary key,
  code text not null constraint families_code_key unique,
  enabled boolean not null default true,
  created_at timestamptz not null,
  updated_at timestamptz not null
);

create table family_members (
  family_id uuid not null constraint family_members_family_fkey references families,
  user_id uuid not null constraint family_members_user_fkey references users,
  role_id smallint not null,
  status text not null default 'ACTIVE',
  created_at timestamptz not null,
  constraint family_members_pkey primary key (family_id, user_id),
  constraint family_members_role check (role_id in (9, 10)),
  constraint family_members_status check (status in ('ACTIVE', 'PENDING'))
);
create index family_members_of_user on family_members (user_id);
