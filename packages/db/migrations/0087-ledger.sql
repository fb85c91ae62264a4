-- What is owed, and everything that happened to it, line by line. What lists show of it is kept on the conversation.
create table charges (
  id uuid constraint charges_pkey primary key,
  conversation_id uuid not null constraint charges_conversation_fkey references conversations,
  facility_id uuid not null constraint charges_facility_fkey references facilities,
  family_id uuid not null constraint charges_family_fkey references families,
  kind text not null constraint charges_kind check (kind in ('PAYMENT', 'UPFRONT', 'RESERVATION', 'INSTALLMENT')),
  payment_type text not null constraint charges_payment_type check (payment_type in ('DIGITAL', 'CASH', 'UNKNOWN')),
  currency text not null constraint charges_currency check (currency in ('EUR', 'USD')),
  upfront boolean not null default false,
  -- Until when it can be paid; null where that does not matter.
  expires_at timestamptz,
  -- When the client was asked to pay it by card.
  asked_at timestamptz,
  paid_at timestamptz,
  -- Who of the staff was given the money.
  paid_by uuid constraint charges_paid_by_fkey references users,
  -- What its lines come to, in minor units; how many there are is the version.
  status text not null constraint charges_status check (status in ('TO_BE_PAID', 'PENDING', 'PAID', 'FAILED')),
  reason text constraint charges_reason check (reason in ('EXPIRED', 'CANCELED')),
  amount integer not null constraint charges_amount check (amount > 0),
  captured integer not null default 0,
  cash integer not null default 0,
  refunded integer not null default 0,
  version integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint charges_reason_of_failed check ((status = 'FAILED') = (reason is not null)),
  constraint charges_paid check ((status = 'PAID') = (paid_at is not null)),
  constraint charges_refunded check (refunded between 0 and captured + cash)
);
create index charges_of_facility on charges (facility_id, created_at desc, id desc);
create index charges_of_family on charges (family_id, created_at desc, id desc);
create index charges_of_conversation on charges (conversation_id);
-- A conversation is paid for once: everything beyond is an installment.
create unique index charges_one_payment on charges (conversation_id) where kind = 'PAYMENT' and status <> 'FAILED';
create unique index charges_one_open_upfront on charges (conversation_id)
  where upfront and status in ('TO_BE_PAID', 'PENDING');

create table card_attempts (
  id uuid constraint card_attempts_pkey primary key,
  facility_id uuid not null constraint card_attempts_facility_fkey references facilities,
  family_id uuid not null constraint card_attempts_family_fkey references families,
  payer_id uuid not null constraint card_attempts_payer_fkey references users,
  -- The provider's names; the intent's is null until it has answered.
  account_id text not null,
  intent_id text constraint card_attempts_intent unique,
  -- Which provider: what the sandbox took is never settled by the real one.
  mode text not null constraint card_attempts_mode check (mode in ('stripe', 'sandbox')),
  amount integer not null constraint card_attempts_amount check (amount > 0),
  fee_basis_points integer not null,
  fee integer not null constraint card_attempts_fee check (fee between 0 and amount),
  currency text not null,
  status text not null constraint card_attempts_status check (status in ('UNKNOWN', 'PENDING', 'SUCCESS', 'FAILED')),
  -- Nothing more comes of it: it has succeeded, or was closed.
  is_over boolean not null default false,
  failure text,
  card_brand text,
  card_last4 text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index card_attempts_of_family on card_attempts (family_id, created_at desc);
create index card_attempts_of_facility on card_attempts (facility_id, created_at desc);
create index card_attempts_open on card_attempts (updated_at) where not is_over;
create index card_attempts_of_payer on card_attempts (payer_id);

create table card_attempt_lines (
  attempt_id uuid not null constraint card_attempt_lines_attempt_fkey references card_attempts,
  charge_id uuid not null constraint card_attempt_lines_charge_fkey references charges,
  amount integer not null,
  fee integer not null,
  constraint card_attempt_lines_pkey primary key (attempt_id, charge_id)
);
create index card_attempt_lines_of_charge on card_attempt_lines (charge_id);

create table refunds (
  id uuid constraint refunds_pkey primary key,
  charge_id uuid not null constraint refunds_charge_fkey references charges,
  attempt_id uuid not null constraint refunds_attempt_fkey references card_attempts,
  provider_id text constraint refunds_provider_id unique,
  amount integer not null constraint refunds_amount check (amount > 0),
  status text not null constraint refunds_status check (status in ('PENDING', 'SUCCESS', 'FAILED')),
  reason text not null,
  note text not null default '',
  -- Null where it goes back by itself.
  user_id uuid constraint refunds_user_fkey references users,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create index refunds_of_charge on refunds (charge_id);
create index refunds_of_attempt on refunds (attempt_id);

create table ledger_entries (
  charge_id uuid not null constraint ledger_entries_charge_fkey references charges,
  -- From 1, without gaps.
  seq integer not null,
  type text not null,
  amount integer not null constraint ledger_entries_amount check (amount >= 0),
  -- Who did it; null where the provider or the clock did.
  user_id uuid constraint ledger_entries_user_fkey references users,
  -- What it came of, told once: a card payment, a refund, a message of the provider.
  reference text,
  created_at timestamptz not null,
  constraint ledger_entries_pkey primary key (charge_id, seq)
);
create unique index ledger_entries_once on ledger_entries (charge_id, type, reference) where reference is not null;

create function refuse_to_rewrite() returns trigger language plpgsql as $$
begin
  raise exception 'what is in the ledger stays in it' using errcode = 'check_violation';
end $$;
create trigger ledger_entries_stay before update or delete on ledger_entries
  for each row execute function refuse_to_rewrite();

create function refuse_to_unpay_charge() returns trigger language plpgsql as $$
begin
  raise exception 'what has been paid stays paid' using errcode = 'check_violation';
end $$;
create trigger charges_stay_paid before update on charges for each row
  when (old.status = 'PAID' and (new.status, new.amount, new.paid_at) is distinct from (old.status, old.amount, old.paid_at))
  execute function refuse_to_unpay_charge();

-- Every correction is a line of its own now.
drop trigger conversations_stay_paid on conversations;
drop function refuse_to_unpay();

-- What lists read without looking at the charges: by what means, since when it is asked for, whether all of it is paid.
create function keep_payment() returns trigger language plpgsql as $$
begin
  update conversations c set payment_type = kept.payment_type, payment_asked_at = kept.asked_at,
    paid_at = kept.paid_at, paid_by = kept.paid_by
  from (
    select priced.id, owed.payment_type, owed.asked_at,
      case when priced.price > 0 and owed.paid >= priced.price then owed.last_paid end as paid_at,
      case when priced.price > 0 and owed.paid >= priced.price then owed.last_paid_by end as paid_by
    from conversations priced
    cross join (
      select coalesce((array_agg(payment_type order by created_at desc, id desc))[1], 'UNKNOWN') as payment_type,
        max(asked_at) as asked_at, sum(amount) filter (where status = 'PAID') as paid, max(paid_at) as last_paid,
        (array_agg(paid_by order by paid_at desc nulls last))[1] as last_paid_by
      from charges where conversation_id = new.conversation_id and status <> 'FAILED') owed
    where priced.id = new.conversation_id) kept
  where c.id = kept.id
    and (c.payment_type, c.payment_asked_at, c.paid_at, c.paid_by)
      is distinct from (kept.payment_type, kept.asked_at, kept.paid_at, kept.paid_by);
  return null;
end $$;

-- What was paid, asked for and left open so far.
insert into charges (id, conversation_id, facility_id, family_id, kind, payment_type, currency, asked_at, paid_at, paid_by,
  status, amount, cash, version, created_at, updated_at)
select gen_random_uuid(), c.id, c.facility_id, c.family_id, 'PAYMENT', c.payment_type, o.currency, c.payment_asked_at,
  c.paid_at, c.paid_by, case when c.paid_at is null then 'TO_BE_PAID' else 'PAID' end, c.price,
  case when c.paid_at is null then 0 else c.price end,
  1 + (c.payment_asked_at is not null)::int + (c.paid_at is not null)::int,
  coalesce(c.close_date, c.paid_at, c.payment_asked_at), c.updated_at
from conversations c
join facilities f on f.id = c.facility_id
join organizations o on o.id = f.organization_id
where c.price > 0 and c.type = 'HEALTH' and (c.paid_at is not null or c.payment_asked_at is not null or (
  c.status = 'CLOSED' and (select coalesce(bool_or(k.valid), true) from calendar_events k where k.conversation_id = c.id)));
insert into ledger_entries (charge_id, seq, type, amount, user_id, created_at)
select id, 1, 'PRICED', amount, null::uuid, created_at from charges
union all
select id, 2, 'REQUESTED', 0, null::uuid, asked_at from charges where asked_at is not null
union all
select id, version, 'MARKED_PAID', amount, paid_by, paid_at from charges where paid_at is not null;

create trigger keep_payment after insert or update on charges for each row execute function keep_payment();

-- What providers told us waits here until it is applied.
alter table provider_events
  add column type text not null default '',
  add column account_id text,
  -- The card payment that it is about.
  add column intent_id text;

-- The payments of the card provider's sandbox.
create table sandbox_intents (
  id text constraint sandbox_intents_pkey primary key,
  account_id text not null,
  request_key text constraint sandbox_intents_request_key unique,
  -- What was asked for with that key: asked for something else it is refused.
  asked text not null,
  amount integer not null,
  fee integer not null,
  currency text not null,
  client_secret text not null,
  status text not null,
  failure text,
  card text,
  -- When what is in progress ends, and how.
  settles_at timestamptz,
  created_at timestamptz not null
);
create table sandbox_refunds (
  id text constraint sandbox_refunds_pkey primary key,
  intent_id text not null constraint sandbox_refunds_intent_fkey references sandbox_intents,
  request_key text constraint sandbox_refunds_request_key unique,
  amount integer not null,
  created_at timestamptz not null
);
create index sandbox_refunds_of_intent on sandbox_refunds (intent_id);

alter table charges enable row level security, force row level security;
create policy own on charges using (
  facility_id = any (app_facilities()) or family_id = any (app_families()) or app_system());
alter table card_attempts enable row level security, force row level security;
create policy own on card_attempts using (
  facility_id = any (app_facilities()) or family_id = any (app_families()) or app_system());
alter table card_attempt_lines enable row level security, force row level security;
create policy own on card_attempt_lines using (
  app_system() or exists (select from card_attempts a where a.id = attempt_id));
alter table refunds enable row level security, force row level security;
create policy own on refunds using (app_system() or exists (select from charges c where c.id = charge_id));
alter table ledger_entries enable row level security, force row level security;
create policy own on ledger_entries using (app_system() or exists (select from charges c where c.id = charge_id));
