-- What was paid and given back, as numbered papers; and by facility and day, for the accountant.
create table receipts (
  id uuid constraint receipts_pkey primary key,
  facility_id uuid not null constraint receipts_facility_fkey references facilities,
  family_id uuid not null constraint receipts_family_fkey references families,
  kind text not null constraint receipts_kind check (kind in ('RECEIPT', 'CREDIT_NOTE')),
  -- Of the facility's calendar; in each year the numbers begin with 1 and have no gaps.
  year integer not null,
  number integer not null constraint receipts_from_one check (number > 0),
  -- The card payment, the charge paid in cash, or the refund that it is about: each has one.
  source text not null constraint receipts_source unique,
  -- What a credit note takes back.
  corrects_id uuid constraint receipts_corrects_fkey references receipts,
  means text not null constraint receipts_means check (means in ('CARD', 'CASH')),
  card_last4 text,
  amount integer not null constraint receipts_amount check (amount > 0),
  currency text not null constraint receipts_currency check (currency in ('EUR', 'USD')),
  -- Of the sandbox: no money has moved.
  is_sandbox boolean not null,
  language text not null constraint receipts_language check (language in ('en', 'it')),
  -- As they were called when it was written.
  issuer jsonb not null,
  payer jsonb not null,
  lines jsonb not null,
  issued_at timestamptz not null,
  constraint receipts_number unique (facility_id, year, number)
);
create index receipts_of_family on receipts (family_id, issued_at desc);
create index receipts_that_correct on receipts (corrects_id) where corrects_id is not null;
create trigger receipts_stay before update or delete on receipts for each row execute function refuse_to_rewrite();

create table receipt_charges (
  receipt_id uuid not null constraint receipt_charges_receipt_fkey references receipts,
  charge_id uuid not null constraint receipt_charges_charge_fkey references charges,
  constraint receipt_charges_pkey primary key (receipt_id, charge_id)
);
create index receipt_charges_of_charge on receipt_charges (charge_id);

-- The last number of each year; its row is locked while a paper is written.
create table receipt_counters (
  facility_id uuid not null constraint receipt_counters_facility_fkey references facilities,
  year integer not null,
  last integer not null,
  constraint receipt_counters_pkey primary key (facility_id, year)
);

-- Whose the lines are, so that a period of one facility is read by one index.
alter table ledger_entries disable trigger ledger_entries_stay;
alter table ledger_entries add column facility_id uuid constraint ledger_entries_facility_fkey references facilities;
update ledger_entries e set facility_id = ch.facility_id from charges ch where ch.id = e.charge_id;
alter table ledger_entries alter column facility_id set not null;
alter table ledger_entries enable trigger ledger_entries_stay;
create index ledger_entries_of_facility on ledger_entries (facility_id, created_at)
  where type in ('CAPTURED', 'MARKED_PAID', 'REFUNDED', 'REFUND_RETURNED', 'CASH_RETURNED', 'DISPUTE_LOST');

-- What is given back by hand was not paid by card.
alter table refunds alter column attempt_id drop not null;

-- Of what was refunded, what was given back by hand.
alter table charges add column cash_returned integer not null default 0;

-- Whether the payer has called on their bank to take it back.
alter table charges add column dispute text constraint charges_dispute check (dispute in ('OPEN', 'WON', 'LOST'));

alter table receipts enable row level security, force row level security;
create policy own on receipts using (
  facility_id = any (app_facilities()) or family_id = any (app_families()) or app_system());
alter table receipt_charges enable row level security, force row level security;
create policy own on receipt_charges using (
  app_system() or exists (select from receipts r where r.id = receipt_id));
alter table receipt_counters enable row level security, force row level security;
create policy own on receipt_counters using (app_system());
alter policy own on ledger_entries using (
  facility_id = any (app_facilities()) or app_system() or exists (select from charges c where c.id = charge_id));

-- What the sandbox's payers have asked their banks to take back, and what has gone back and was not taken.
alter table sandbox_intents add column dispute text;
alter table sandbox_refunds add column status text not null default 'succeeded';
