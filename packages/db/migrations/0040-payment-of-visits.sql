-- How a conversation is paid for: in cash at the desk, or on request by card. What has been paid stays paid.
alter table conversations
  add column payment_type text not null default 'UNKNOWN'
    constraint conversations_payment_type check (payment_type in ('DIGITAL', 'CASH', 'UNKNOWN')),
  -- When the client was asked to pay by card.
  add column payment_asked_at timestamptz,
  add column paid_at timestamptz,
  -- Who of the staff marked it as paid.
  add column paid_by uuid constraint conversations_paid_by_fkey references users,
  add constraint conversations_paid check (paid_at is null or (price > 0 and payment_type <> 'UNKNOWN'));

create function refuse_to_unpay() returns trigger language plpgsql as $$
begin
  raise exception 'what has been paid stays paid' using errcode = 'check_violation';
end $$;

create trigger conversations_stay_paid before update of paid_at, payment_type, price on conversations
  for each row
  when (old.paid_at is not null
    and (new.paid_at, new.payment_type, new.price) is distinct from (old.paid_at, old.payment_type, old.price))
  execute function refuse_to_unpay();
