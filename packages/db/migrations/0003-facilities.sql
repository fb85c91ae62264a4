create table organizations (
  id uuid constraint organizations_pkey primary key,
  name text not null,
  currency text not null default 'EUR',
  -- Null once a plan governs.
  trial_status text,
  trial_started_at timestamptz,
  trial_ends_at timestamptz,
  created_at timestamptz not null,
  constraint organizations_currency check (currency in ('EUR', 'USD')),
  constraint organizations_trial check (trial_status in ('NEW', 'ONBOARDING', 'IN_PROGRESS', 'EXPIRED'))
);

create table facility_types (
  id integer constraint facility_types_pkey primary key,
  name text not null
);

create table facilities (
  id uuid constraint facilities_pkey primary key,
  organization_id uuid not null constraint facilities_organization_fkey references organizations,
  facility_type_id integer constraint facilities_type_fkey references facility_types,
  code text not null constraint facilities_code_key unique,
  name text not null,
  phone text,
  email text,
  timezone text not null,
  configuration_status text not null default 'NEW',
  address text,
  street_number text,
  postcode text,
  city text,
  region text,
  country text,
  website text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index facilities_of_organization on facilities (organization_id);

create table facility_members (
  facility_id uuid not null constraint facility_members_facility_fkey references facilities,
  user_id uuid not null constraint facility_members_user_fkey references users,
  role_id smallint not null,
  status text not null,
  created_at timestamptz not null,
  constraint facility_members_pkey primary key (facility_id, user_id),
  constraint facility_members_role check (role_id between 1 and 8),
  constraint facility_members_status check (status in ('PENDING', 'ACTIVE', 'REMOVED'))
);
create index facility_members_of_user on facility_members (user_id);

create table facility_clients (
  id uuid constraint facility_clients_pkey primary key,
  facility_id uuid not null constraint facility_clients_facility_fkey references facilities,
  family_id uuid not null constraint facility_clients_family_fkey references families,
  -- The person of the family who is the facility's contact.
  user_id uuid not null constraint facility_clients_user_fkey references users,
  status text not null,
  client_from timestamptz,
  note text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint facility_clients_once unique (facility_id, family_id),
  constraint facility_clients_status check (
    status in ('IMPORTED', 'ACTIVE', 'INVITED', 'DISABLED_BY_PO', 'DISABLED_BY_VET', 'IGNORED', 'REMOVED')
  )
);
create index facility_clients_of_family on facility_clients (family_id);

-- The pets that a facility may see.
create table facility_pets (
  facility_id uuid not null constraint facility_pets_facility_fkey references facilities,
  pet_id uuid not null constraint facility_pets_pet_fkey references pets,
  created_at timestamptz not null,
  constraint facility_pets_pkey primary key (facility_id, pet_id)
);
create index facility_pets_of_pet on facility_pets (pet_id);

create table services (
  id uuid constraint services_pkey primary key,
  facility_id uuid not null constraint services_facility_fkey references facilities,
  service_type_id integer not null,
  name text not null,
  -- Minor units of the organization's currency.
  price integer not null,
  -- Minutes.
  duration integer not null,
  -- Percent of the price.
  deposit integer not null default 0,
  species integer[] not null default '{}',
  enabled boolean not null,
  created_at timestamptz not null,
  constraint services_type check (service_type_id between 1 and 4),
  constraint services_price check (price >= 0),
  constraint services_duration check (duration > 0),
  constraint services_deposit check (deposit in (0, 10, 20, 30, 40, 50, 100))
);
create index services_of_facility on services (facility_id);
