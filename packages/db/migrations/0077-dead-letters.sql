-- Lanes by what their jobs wait for. A bucket is a provider too: removing a file waits for it, and not with our clock.
alter table outbox drop constraint outbox_lane, drop constraint outbox_failure;
update outbox set lane = case
  when kind = 'remove-file' or lane = 'sms' then 'provider'
  when lane = 'clock' then 'time'
  else lane
end;
alter table outbox
  alter column lane drop default,
  -- What the last try that failed said.
  add column last_error text,
  add constraint outbox_lane check (lane in ('time', 'mail', 'provider', 'push')),
  -- A job that was given up, or that nobody could read, is a dead letter: it stays, and can be started again.
  add constraint outbox_failure check (failure in ('EXPIRED', 'GIVEN_UP', 'MALFORMED'));
