-- What of an upfront payment went back, or is on its way, because its time was called off, in minor units: it pays for
-- nothing of the visit any more. What a clinic gives back otherwise leaves its price paid.
create function called_off_of(charge uuid) returns integer language sql stable as $$
  select coalesce(sum(r.amount), 0)::integer from refunds r join charges c on c.id = r.charge_id
  where r.charge_id = charge and c.upfront and r.reason = 'CALLED_OFF' and r.status <> 'FAILED'
$$;

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
          case when not bool_or(status <> 'PAID') then max(asked_at) end) as asked_at, sum(amount - case when upfront then called_off_of(id) else 0 end) filter (where status = 'PAID') as paid, max(paid_at) as last_paid,
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

-- Those of which all went back, and that count as paid for until now.
update charges set updated_at = updated_at
where id in (select charge_id from refunds where reason = 'CALLED_OFF' and status <> 'FAILED');
