-- Wrong tries of a code, of each who tried: the device or the network they come from, as a hash.
create table code_tries (
  code_id uuid not null constraint code_tries_code_fkey references account_codes on delete cascade,
  requester text not null,
  tries integer not null,
  constraint code_tries_pkey primary key (code_id, requester)
);
alter table account_codes
  drop column tries,
  -- Too long to be guessed, sent as a link once too many short ones were tried.
  add column is_link boolean not null default false;
create index account_codes_age on account_codes (expires_at);
-- Accounts that nobody confirmed are forgotten.
create index accounts_unconfirmed on accounts (created_at) where confirmed_at is null;
