-- What is to be done after a commit: written in the same transaction as what it follows from.
create table outbox (
  id bigint generated always as identity constraint outbox_pkey primary key,
  kind text not null,
  payload jsonb not null,
  attempts integer not null default 0,
  due_at timestamptz not null,
  done_at timestamptz,
  created_at timestamptz not null
);
create index outbox_due on outbox (due_at, id) where done_at is null;

-- The first answer to a write that carried an Idempotency-Key, written with the write itself.
create table idempotency_keys (
  account_id uuid not null constraint idempotency_keys_account_fkey references accounts on delete cascade,
  key text not null,
  body_hash text not null,
  status integer,
  answer jsonb,
  created_at timestamptz not null,
  constraint idempotency_keys_pkey primary key (account_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

-- Counters of limits; losing them in a crash is harmless.
create unlogged table rate_counters (
  key text not null,
  window_start timestamptz not null,
  count integer not null,
  constraint rate_counters_pkey primary key (key, window_start)
);

-- E-mail on machines without a mail server: read at /dev/mailbox, never used in production.
create table mailbox_letters (
  id bigint generated always as identity constraint mailbox_letters_pkey primary key,
  recipient text not null,
  subject text not null,
  text text not null,
  html text not null,
  message_id text not null constraint mailbox_letters_message_key unique,
  created_at timestamptz not null
);

-- An instant as the API writes it: ISO 8601 in UTC with milliseconds.
create function iso_instant(instant timestamptz) returns text
  language sql immutable parallel safe
  return to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"');

-- An instant without any loss, for cursors.
create function iso_micros(instant timestamptz) returns text
  language sql immutable parallel safe
  return to_char(instant at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"');
