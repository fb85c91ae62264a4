-- What somebody was told: read on one device, it is read on all. Words are made when it is shown, in the language of
-- the reader; nothing about health stands in it.
create table notifications (
  id uuid constraint notifications_pkey primary key,
  user_id uuid not null constraint notifications_user_fkey references users on delete cascade,
  kind text not null,
  -- What it is about; null for people who belong together.
  conversation_id uuid constraint notifications_conversation_fkey references conversations on delete cascade,
  -- Up to which event of the conversation; null where it is about none.
  seq integer,
  -- Who did it, of which clinic, for which animals, when.
  about jsonb not null,
  path text not null,
  created_at timestamptz not null,
  read_at timestamptz
);
create index notifications_of_user on notifications (user_id, created_at desc, id desc);
-- Of several messages in one conversation there is one that is unread.
create unique index notifications_unread_once on notifications (user_id, conversation_id, kind)
  where read_at is null and conversation_id is not null;
create index notifications_of_conversation on notifications (conversation_id);
create index notifications_unread_of_user on notifications (user_id) where read_at is null;

alter table notifications enable row level security, force row level security;
create policy own on notifications using (user_id = app_user() or app_system());
