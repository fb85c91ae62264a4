create table conversations (
  id uuid constraint conversations_pkey primary key,
  facility_id uuid not null constraint conversations_facility_fkey references facilities,
  family_id uuid not null constraint conversations_family_fkey references families,
  category text not null,
  status text not null,
  priority text not null,
  source text not null,
  note text not null,
  creator_id uuid not null constraint conversations_creator_fkey references users,
  opened_by_vet boolean not null,
  assignee_id uuid constraint conversations_assignee_fkey references users,
  file_id uuid constraint conversations_file_fkey references files,
  open_date timestamptz,
  close_date timestamptz,
  -- Gives each event its number. The row is locked by the write, so numbers become visible in order, without gaps.
  last_seq integer not null default 0,
  client_id text,
  client_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint conversations_client_id_key unique (creator_id, client_id),
  constraint conversations_category check (category in ('VISIT', 'VIDEOCONSULTATION', 'CONSULTATION')),
  constraint conversations_status check (status in ('NEW', 'OPEN', 'PENDING', 'CLOSED')),
  constraint conversations_priority check (priority in ('LOW', 'MEDIUM', 'HIGH')),
  constraint conversations_source check (source in ('APP', 'WHATSAPP', 'TELEGRAM'))
);
-- One descent per status and facility; lists merge them.
create index conversations_of_facility on conversations
  (facility_id, status, created_at desc nulls last, id desc nulls last);
create index conversations_of_family on conversations
  (family_id, status, created_at desc nulls last, id desc nulls last);
create index conversations_changed_of_facility on conversations (facility_id, updated_at desc nulls last);
create index conversations_changed_of_family on conversations (family_id, updated_at desc nulls last);

create table conversation_pets (
  conversation_id uuid not null constraint conversation_pets_conversation_fkey references conversations,
  pet_id uuid not null constraint conversation_pets_pet_fkey references pets,
  constraint conversation_pets_pkey primary key (conversation_id, pet_id)
);
create index conversation_pets_of_pet on conversation_pets (pet_id);

-- What was asked for, as it was called and priced then.
create table conversation_services (
  conversation_id uuid not null constraint conversation_services_conversation_fkey references conversations,
  service_id uuid not null constraint conversation_services_service_fkey references services,
  name text not null,
  price integer not null,
  constraint conversation_services_pkey primary key (conversation_id, service_id)
);

create table events (
  id uuid constraint events_pkey primary key,
  conversation_id uuid not null constraint events_conversation_fkey references conversations,
  seq integer not null,
  type text not null,
  category text not null,
  -- Which side of the conversation it came from.
  party text not null,
  user_id uuid not null constraint events_user_fkey references users,
  message text,
  event_action text,
  file_id uuid constraint events_file_fkey references files,
  withdrawn_at timestamptz,
  client_id text,
  client_hash text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint events_seq_key unique (conversation_id, seq),
  constraint events_client_id_key unique (user_id, client_id),
  constraint events_type check (type in ('CHAT', 'BOT', 'CALENDAR')),
  constraint events_party check (party in ('owner', 'facility'))
);
create index events_messages on events (conversation_id, seq desc) where type = 'CHAT';

-- How far each person has read; only ever grows.
create table reads (
  conversation_id uuid not null constraint reads_conversation_fkey references conversations,
  user_id uuid not null constraint reads_user_fkey references users,
  party text not null,
  seq integer not null,
  constraint reads_pkey primary key (conversation_id, user_id),
  constraint reads_party check (party in ('owner', 'facility'))
);

alter table files
  add constraint files_conversation_fkey foreign key (conversation_id) references conversations deferrable initially deferred,
  add constraint files_pet_fkey foreign key (pet_id) references pets deferrable initially deferred,
  add constraint files_user_fkey foreign key (user_id) references users deferrable initially deferred,
  add constraint files_uploader_fkey foreign key (uploader_id) references users;
