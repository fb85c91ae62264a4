-- Links by which a family shows the record of a pet to somebody without an account.
create table record_shares (
  id uuid constraint record_shares_pkey primary key,
  pet_id uuid not null,
  family_id uuid not null,
  -- The address holds a token of 128 random bits, of which only the hash is stored.
  token_hash text not null constraint record_shares_token_key unique,
  sections text[] not null,
  user_id uuid not null constraint record_shares_user_fkey references users on delete cascade,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  withdrawn_at timestamptz,
  views integer not null,
  viewed_at timestamptz,
  constraint record_shares_pet_fkey foreign key (pet_id, family_id) references pets (id, family_id)
    on update cascade on delete cascade
);
create index record_shares_by_pet on record_shares (pet_id, created_at desc, id desc);

alter table record_shares enable row level security, force row level security;
create policy own on record_shares using (
  family_id = any ((select app_families())::uuid[])
  or app_system()
);
