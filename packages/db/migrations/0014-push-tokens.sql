-- Where a person wants to be called: one browser or phone each, tied to the session that registered it.
create table push_tokens (
  id uuid constraint push_tokens_pkey primary key,
  user_id uuid not null constraint push_tokens_user_fkey references users on delete cascade,
  session_id uuid not null constraint push_tokens_session_fkey references sessions on delete cascade,
  -- The address of a browser's subscription, or the token of a phone: it belongs to whoever registered it last.
  address text not null constraint push_tokens_address_key unique,
  -- The keys of a browser's subscription; null for a phone.
  p256dh text,
  auth text,
  created_at timestamptz not null,
  constraint push_tokens_keys check ((p256dh is null) = (auth is null))
);
create index push_tokens_of_user on push_tokens (user_id, created_at);
create index push_tokens_of_session on push_tokens (session_id);
