-- The pages to pay on that are shown no more, because seats were bought or given up since or another plan was chosen: the
-- provider has no way to close one, so that it can still be paid. Until it was, or is over, it is known how many people
-- beyond those included are to be paid for afterwards.
create table left_billing_pages (
  page_id text constraint left_billing_pages_pkey primary key,
  organization_id uuid not null
    constraint left_billing_pages_account_fkey references billing_accounts,
  plan text not null constraint left_billing_pages_plan check (plan in ('FREE', 'STANDARD', 'CLINIC', 'NETWORK')),
  extra_users integer not null constraint left_billing_pages_extra_users check (extra_users >= 0)
);
create index left_billing_pages_of_account on left_billing_pages (organization_id);
alter table left_billing_pages enable row level security, force row level security;
create policy own on left_billing_pages using (
  app_system() or exists (select from facilities f
    where f.organization_id = left_billing_pages.organization_id and f.id = any ((select app_facilities())::uuid[])));

-- Somebody is found by their second number as by the first. A gap stands between the two: no digits are looked for across it.
alter table users drop column phone_digits, drop column found_by;
alter table users
  add column phone_digits text not null generated always as (
    coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' ' || coalesce(regexp_replace(mobile, '\D', '', 'g'), '')) stored,
  add column found_by text not null generated always as (
    plain_name(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' '
      || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' '
      || coalesce(regexp_replace(mobile, '\D', '', 'g'), ''))) stored;
create index users_found on users using gin (known_to, words, found_by gin_trgm_ops);

create function typed_digits(contact jsonb) returns text
  language sql immutable parallel safe
  return concat_ws(' ', regexp_replace(contact->>'phone', '\D', '', 'g'), regexp_replace(contact->>'mobile', '\D', '', 'g'));
create or replace function typed_contact(contact jsonb) returns text
  language sql stable parallel safe
  return public.plain_name(concat_ws(' ', contact->>'firstName', contact->>'lastName', contact->>'email',
    public.typed_digits(contact)));
