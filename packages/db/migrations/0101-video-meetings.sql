-- The video meeting of a conversation, and how people stand to it. All of it is here and nothing in a process: a server
-- that starts anew has lost nobody who waits, and ends no call.
create table video_meetings (
  conversation_id uuid constraint video_meetings_pkey primary key
    constraint video_meetings_conversation_fkey references conversations,
  facility_id uuid not null,
  family_id uuid not null,
  -- What it is asked for by; not to be guessed.
  name text not null constraint video_meetings_name_key unique
    constraint video_meetings_name check (length(name) >= 22),
  status text not null default 'OPEN' constraint video_meetings_status check (status in ('OPEN', 'CLOSED')),
  -- Counts every change of it or of who is in it, so that screens know which state is the later.
  version integer not null default 1,
  opened_at timestamptz not null,
  -- Of the first grant: from then on the time runs.
  started_at timestamptz,
  closed_at timestamptz,
  -- When somebody last came, went or was decided on.
  used_at timestamptz not null,
  constraint video_meetings_closed check ((status = 'CLOSED') = (closed_at is not null))
);
create index video_meetings_open on video_meetings (used_at) where status = 'OPEN';
create trigger video_meetings_belong
  before insert or update of conversation_id, facility_id, family_id on video_meetings
  for each row execute function belong_to_conversation();

create table video_participants (
  conversation_id uuid not null constraint video_participants_meeting_fkey references video_meetings,
  user_id uuid not null constraint video_participants_user_fkey references users,
  facility_id uuid not null,
  family_id uuid not null,
  party text not null constraint video_participants_party check (party in ('owner', 'facility')),
  status text not null
    constraint video_participants_status check (status in ('WAITING', 'ADMITTED', 'DENIED', 'LEFT')),
  -- The tab that is in it, or at its door: the one that said so last.
  device text not null,
  camera boolean not null,
  microphone boolean not null,
  since timestamptz not null,
  -- Since when nothing of the tab was to be seen, for who is in it or waits.
  absent_since timestamptz,
  constraint video_participants_pkey primary key (conversation_id, user_id),
  -- Nobody decides about staff, who are in it or are not.
  constraint video_participants_hosts check (party = 'owner' or status in ('ADMITTED', 'LEFT'))
);
-- One place for each side.
create unique index video_participants_place on video_participants (conversation_id, party)
  where status = 'ADMITTED';
-- Who is in a meeting or waits: those whose tabs are looked after, and what waits for a clinic or calls a family.
create index video_participants_of_facility on video_participants (facility_id, since)
  where status in ('WAITING', 'ADMITTED');
create index video_participants_of_family on video_participants (family_id, since)
  where status in ('WAITING', 'ADMITTED');
create index video_participants_of_user on video_participants (user_id);
create trigger video_participants_belong
  before insert or update of conversation_id, facility_id, family_id on video_participants
  for each row execute function belong_to_conversation();

alter table video_meetings enable row level security, force row level security;
create policy own on video_meetings using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);
alter table video_participants enable row level security, force row level security;
create policy own on video_participants using (
  facility_id = any ((select app_facilities())::uuid[])
  or family_id = any ((select app_families())::uuid[])
  or app_system()
);
