-- What clinics ask about a pet first. Null says that nobody has been asked yet; an empty list, that there is none.

alter table pets
  add column weight_grams integer,
  add column microchip text,
  add column neutered boolean,
  add column allergies text[],
  add column chronic_conditions text[],
  add column deceased_on date,
  add constraint pets_weight check (weight_grams between 1 and 2000000),
  add constraint pets_microchip check (microchip ~ '^([0-9]{15}|[0-9A-Z]{9,10})$'),
  add constraint pets_allergies check (cardinality(allergies) <= 20),
  add constraint pets_chronic_conditions check (cardinality(chronic_conditions) <= 20);

-- The signs of an emergency to which the pet owner said yes before asking.
alter table conversations add column red_flags text[] not null default '{}';
