-- Who was asked to join a facility, as a member of its staff or as a client. The token of the link is not kept: it
-- follows from the id and the secret.
create table invitations (
  id uuid constraint invitations_pkey primary key,
  facility_id uuid not null constraint invitations_facility_fkey references facilities,
  kind text not null,
  email text,
  phone text,
  first_name text not null,
  last_name text not null,
  message text not null,
  -- Of a member of staff.
  role_id smallint,
  -- Of a client: the relation that waits for them.
  relation_id uuid constraint invitations_relation_fkey references facility_clients,
  status text not null,
  inviter_id uuid not null constraint invitations_inviter_fkey references users,
  -- How often the letter was asked for.
  sent integer not null default 1,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  expires_at timestamptz not null,
  constraint invitations_kind check (kind in ('STAFF', 'CLIENT')),
  constraint invitations_status check (status in ('OPEN', 'ACCEPTED', 'IGNORED', 'WITHDRAWN')),
  constraint invitations_staff check ((kind = 'STAFF') = (role_id is not null)),
  constraint invitations_client check ((kind = 'CLIENT') = (relation_id is not null)),
  constraint invitations_reachable check (num_nonnulls(email, phone) >= 1)
);
create index invitations_of_facility on invitations (facility_id, created_at desc nulls last, id desc nulls last);
create unique index invitations_once_staff on invitations (facility_id, email)
  where kind = 'STAFF' and status = 'OPEN';
create unique index invitations_once_client on invitations (relation_id) where status = 'OPEN';
create index invitations_to on invitations (email) where status = 'OPEN';
create index users_records on users (email) where account_id is null;
