-- Jobs wait in lanes: what a provider keeps waiting holds up nothing but its own.
alter table outbox
  add column lane text not null default 'clock',
  -- From then on it is done with, sent or not.
  add column expires_at timestamptz,
  -- Why it ended without having been done.
  add column failure text,
  add constraint outbox_lane check (lane in ('clock', 'mail', 'sms')),
  add constraint outbox_failure check (failure in ('EXPIRED', 'GIVEN_UP'));
update outbox set lane = 'mail' where kind in ('letter', 'invitation-letter');
update outbox set lane = 'sms' where kind = 'invitation-sms';
drop index outbox_due;
create index outbox_due on outbox (lane, due_at, id) where done_at is null;
create index outbox_failed on outbox (kind, failure) where failure is not null;
