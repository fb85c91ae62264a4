-- What card and billing providers told us, each once, however often they say it.
create table provider_events (
  provider text not null,
  event_id text not null,
  received_at timestamptz not null,
  constraint provider_events_pkey primary key (provider, event_id)
);

-- The state of the card provider's sandbox, for machines without an account of the provider.
create table sandbox_card_accounts (
  id text constraint sandbox_card_accounts_pkey primary key,
  -- The key of the request that made it: the same key gives the same account.
  request_key text constraint sandbox_card_accounts_request_key unique,
  state text not null,
  created_at timestamptz not null,
  constraint sandbox_card_accounts_state check (state in ('NEW', 'SUBMITTED', 'ENABLED', 'REJECTED'))
);

create table sandbox_onboarding_links (
  token text constraint sandbox_onboarding_links_pkey primary key,
  account_id text not null constraint sandbox_onboarding_links_account_fkey references sandbox_card_accounts,
  return_url text not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
