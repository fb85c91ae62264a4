-- The number under which a veterinarian is registered. Pet owners have none.
alter table users
  add column veterinary_code text,
  add constraint users_veterinary_code check (veterinary_code is null or is_vet);
