-- What a pet has weighed, each time somebody said so. What is known so far begins it, without an author.

create table pet_weights (
  id uuid primary key,
  pet_id uuid not null references pets (id) on delete cascade,
  weight_grams integer not null check (weight_grams between 1 and 2000000),
  user_id uuid references users (id) on delete set null,
  created_at timestamptz not null
);
create index pet_weights_by_pet on pet_weights (pet_id, created_at desc, id desc);

insert into pet_weights (id, pet_id, weight_grams, created_at)
select gen_random_uuid(), id, weight_grams, updated_at from pets where weight_grams is not null;
