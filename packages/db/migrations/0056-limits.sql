-- Counters say themselves when they are over, and are forgotten soon after. What they count is kept as a hash.
truncate rate_counters;
alter table rate_counters add column expires_at timestamptz not null;
create index rate_counters_over on rate_counters (expires_at);

-- Wrong passwords count for who sends them: the device or the network they come from. Both, and the address of the
-- account, are kept as hashes.
drop table sign_in_failures;
create table sign_in_failures (
  email_hash text not null,
  requester text not null,
  failures integer not null,
  next_at timestamptz,
  updated_at timestamptz not null,
  constraint sign_in_failures_pkey primary key (email_hash, requester)
);
create index sign_in_failures_age on sign_in_failures (updated_at);
