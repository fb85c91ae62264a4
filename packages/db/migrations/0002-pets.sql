create table species (
  id integer constraint species_pkey primary key,
  name_en text not null,
  name_it text not null
);
create table breeds (
  id integer constraint breeds_pkey primary key,
  species_id integer not null constraint breeds_species_fkey references species,
  name_en text not null,
  name_it text not null
);
create table coats (
  id integer constraint coats_pkey primary key,
  name_en text not null,
  name_it text not null
);
create table origins (
  id integer constraint origins_pkey primary key,
  name_en text not null,
  name_it text not null
);

create table pets (
  id uuid constraint pets_pkey primary key,
  family_id uuid not null constraint pets_family_fkey references families,
  name text not null,
  birth_date date,
  sex text not null,
  species_id integer not null constraint pets_species_fkey references species,
  breed_id integer constraint pets_breed_fkey references breeds,
  coat_id integer constraint pets_coat_fkey references coats,
  origin_id integer constraint pets_origin_fkey references origins,
  image_id uuid constraint pets_image_fkey references files,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- A removed pet leaves the family's view; the record of a clinic stays.
  deleted_at timestamptz,
  constraint pets_sex check (sex in ('M', 'F'))
);
create index pets_of_family on pets (family_id) where deleted_at is null;
