-- What governs an organization once it has chosen: the plan, how that stands, and until when.
alter table organizations
  add column plan_id text constraint organizations_plan check (plan_id in ('FREE', 'STANDARD', 'CLINIC', 'NETWORK')),
  add column plan_status text
    constraint organizations_plan_status check (plan_status in ('ACTIVE', 'NON_RENEWING', 'PAST_DUE', 'FREE')),
  -- People that are paid for beyond those included.
  add column extra_users integer not null default 0 constraint organizations_extra_users check (extra_users >= 0),
  add column term_ends_at timestamptz,
  add column past_due_since timestamptz,
  -- The last warning that its admins were given: that the trial ends, or that new work waits for a payment.
  add column warned text constraint organizations_warned check (warned in ('WEEK', 'DAY', 'OVER', 'PAST_DUE')),
  add constraint organizations_plan_whole check ((plan_id is null) = (plan_status is null)),
  add constraint organizations_plan_or_trial check (plan_id is null or trial_status is null),
  add constraint organizations_past_due check ((plan_status is not distinct from 'PAST_DUE') = (past_due_since is not null));

-- As whom the billing provider knows a facility, once that has said so.
alter table facilities add column billing_customer_id text;

-- How an organization stands with the billing provider: its names there, and the page that is open.
create table billing_accounts (
  organization_id uuid constraint billing_accounts_pkey primary key
    constraint billing_accounts_organization_fkey references organizations,
  facility_id uuid not null constraint billing_accounts_facility_fkey references facilities,
  customer_id text not null constraint billing_accounts_customer unique,
  -- Which provider: what the sandbox knows is never asked of the real one.
  mode text not null constraint billing_accounts_mode check (mode in ('chargebee', 'sandbox')),
  subscription_id text,
  -- Of the subscription as it was read last; what is older comes too late.
  version bigint not null default 0,
  page_id text,
  page_url text,
  page_plan text constraint billing_accounts_page_plan check (page_plan in ('FREE', 'STANDARD', 'CLINIC', 'NETWORK')),
  page_expires_at timestamptz,
  -- When the provider was asked last.
  read_at timestamptz not null,
  created_at timestamptz not null,
  constraint billing_accounts_page check (
    (page_id is null) = (page_url is null) and (page_id is null) = (page_plan is null)
    and (page_id is null) = (page_expires_at is null))
);
create index billing_accounts_read on billing_accounts (read_at);
create index billing_accounts_of_facility on billing_accounts (facility_id);
alter table billing_accounts enable row level security, force row level security;
create policy own on billing_accounts using (
  app_system() or exists (select from facilities f
    where f.organization_id = billing_accounts.organization_id and f.id = any ((select app_facilities())::uuid[])));

-- Which VAT numbers have had their trial, whose ever they are now.
create table vat_trials (
  country text,
  vat text,
  organization_id uuid not null constraint vat_trials_organization_fkey references organizations,
  started_at timestamptz not null,
  constraint vat_trials_pkey primary key (country, vat)
);
create index vat_trials_of_organization on vat_trials (organization_id);
alter table vat_trials enable row level security, force row level security;
create policy jobs on vat_trials using (app_system());
insert into vat_trials (country, vat, organization_id, started_at)
select vat_country, vat, id, trial_started_at from organizations
where vat is not null and vat_country is not null and trial_started_at is not null
on conflict do nothing;

-- What the billing provider's sandbox knows, as its protocol describes it.
create table sandbox_billing (
  id text constraint sandbox_billing_pkey primary key,
  kind text not null
    constraint sandbox_billing_kind check (kind in ('customer', 'subscription', 'hosted_page', 'portal_session', 'invoice')),
  customer_id text not null,
  state jsonb not null,
  -- Grows with every change.
  version bigint not null default 1,
  created_at timestamptz not null
);
create index sandbox_billing_of_customer on sandbox_billing (customer_id, kind);
