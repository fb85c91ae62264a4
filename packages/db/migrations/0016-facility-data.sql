-- What a facility says of itself, and what invoices need of its organization.
alter table facilities
  add column mobile text,
  -- Steps of the onboarding that its admins have done or left out on purpose.
  add column settled_steps text[] not null default '{}';

alter table organizations
  add column business_name text,
  -- The number without the country's prefix.
  add column vat text,
  add column vat_country text,
  add column fiscal_code text,
  add column pec text,
  add column sdi text,
  add column billing_email text,
  add column updated_at timestamptz,
  add constraint organizations_vat_key unique (vat_country, vat),
  add constraint organizations_vat check ((vat is null) = (vat_country is null));
