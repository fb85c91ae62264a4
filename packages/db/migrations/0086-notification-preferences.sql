-- By which channels somebody wants to be told of what, and when they want to be left alone. Without a row, the usual.
create table notification_preferences (
  user_id uuid constraint notification_preferences_pkey primary key
    constraint notification_preferences_user_fkey references users on delete cascade,
  -- By topic and channel: true or false.
  choices jsonb not null,
  -- Minutes after midnight by the clocks of the zone; null without quiet hours.
  quiet_from smallint,
  quiet_to smallint,
  quiet_zone text,
  updated_at timestamptz not null,
  constraint notification_preferences_quiet check (
    (quiet_from is null) = (quiet_to is null) and (quiet_from is null) = (quiet_zone is null)
    and quiet_from between 0 and 1439 and quiet_to between 0 and 1439)
);
alter table notification_preferences enable row level security, force row level security;
create policy own on notification_preferences using (user_id = app_user() or app_system());

-- Whether what is urgent is told in the quiet hours of the people of a clinic, which an admin says.
alter table facilities add column urgent_passes_quiet boolean not null default true;

-- What its owner calls a device, and when a push service last took something for it.
alter table push_tokens add column name text not null default '', add column accepted_at timestamptz;

-- When the first push service took it for a device of its reader.
alter table notifications add column pushed_at timestamptz;

-- How far somebody was written of a conversation that they had not read: a person, or a clinic at its own address.
create table unread_letters (
  conversation_id uuid constraint unread_letters_conversation_fkey references conversations on delete cascade,
  reader_id uuid,
  -- Up to where their side had read then: of the same, nobody is written twice.
  known integer not null,
  constraint unread_letters_pkey primary key (conversation_id, reader_id)
);
alter table unread_letters enable row level security, force row level security;
create policy jobs on unread_letters using (app_system());
