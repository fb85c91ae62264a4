-- A conversation waits for its upfront payment while one is open, and is new once that is paid, has expired or was called
-- off. That a card was declined stays before the clinic until it is paid after all, or the clinic has taken note of it.
alter table conversations
  drop constraint conversations_owner_news_check,
  add constraint conversations_owner_news_check
    check (owner_news in ('PROPOSAL_ANSWERED', 'CALLED_OFF', 'PAYMENT_FAILED'));

-- What of an upfront payment is kept when nobody comes, in minor units.
alter table charges add column deposit integer not null default 0
  constraint charges_deposit check (deposit between 0 and amount);
update charges set deposit = amount where kind = 'RESERVATION';

alter table conversations drop column waits_since;
alter table conversations add column waits_since timestamptz generated always as (
  case when type = 'HEALTH' then least(
    case when status <> 'CLOSED' then least(
      case when status = 'NEW' and category = 'CONSULTATION' then created_at end,
      unanswered_since, time_asked_since, owner_news_since) end,
    -- What is paid after the end fails after it, too.
    case when owner_news = 'PAYMENT_FAILED' then owner_news_since end) end) stored;
create index conversations_waiting_of_facility on conversations
  (facility_id, (priority <> 'HIGH'), waits_since, id) where waits_since is not null;

create or replace function keep_payment() returns trigger language plpgsql as $$
begin
  update conversations c set payment_type = kept.payment_type, payment_asked_at = kept.asked_at,
    paid_at = kept.paid_at, paid_by = kept.paid_by, status = kept.status,
    owner_news = case when not kept.forgets then c.owner_news end,
    owner_news_seq = case when not kept.forgets then c.owner_news_seq end,
    owner_news_since = case when not kept.forgets then c.owner_news_since end
  from (
    select priced.id, owed.payment_type,
      -- Of what is still open; of what is paid only where that is all of it.
      case when owed.is_open or owed.paid >= priced.price then owed.asked_at end as asked_at,
      case when priced.price > 0 and owed.paid >= priced.price then owed.last_paid end as paid_at,
      case when priced.price > 0 and owed.paid >= priced.price then owed.last_paid_by end as paid_by,
      case when priced.status not in ('NEW', 'PENDING') then priced.status
        when owed.is_awaited then 'PENDING' else 'NEW' end as status,
      coalesce(priced.owner_news = 'PAYMENT_FAILED' and not owed.is_open, false) as forgets
    from conversations priced
    cross join (
      select coalesce((array_agg(payment_type order by created_at desc, id desc))[1], 'UNKNOWN') as payment_type,
        coalesce(max(asked_at) filter (where status <> 'PAID'),
          case when not bool_or(status <> 'PAID') then max(asked_at) end) as asked_at, sum(amount) filter (where status = 'PAID') as paid, max(paid_at) as last_paid,
        (array_agg(paid_by order by paid_at desc nulls last))[1] as last_paid_by,
        coalesce(bool_or(status <> 'PAID'), false) as is_open,
        coalesce(bool_or(status <> 'PAID' and upfront), false) as is_awaited
      from charges where conversation_id = new.conversation_id and status <> 'FAILED') owed
    where priced.id = new.conversation_id) kept
  where c.id = kept.id
    and ((c.payment_type, c.payment_asked_at, c.paid_at, c.paid_by, c.status)
      is distinct from (kept.payment_type, kept.asked_at, kept.paid_at, kept.paid_by, kept.status)
      or kept.forgets);
  return null;
end $$;

update conversations c set status = 'PENDING'
where c.status = 'NEW' and exists (select from charges where conversation_id = c.id and upfront
  and status in ('TO_BE_PAID', 'PENDING'));
