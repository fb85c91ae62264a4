-- Uploads that count toward their sender's daily quota and have no row in files: PENDING while their bytes are stored,
-- REMOVING while the bytes of a refused write are deleted, REFUSED from then on until the day is over. A PENDING row is
-- committed before the bytes are stored and deleted by the transaction that inserts the file, so every stored name
-- has a row. No foreign key: the row is written while that transaction may hold a lock on its sender.
create table unstored_uploads (
  id uuid constraint unstored_uploads_pkey primary key,
  uploader_id uuid not null,
  size integer not null,
  status text not null constraint unstored_uploads_status check (status in ('PENDING', 'REMOVING', 'REFUSED')),
  created_at timestamptz(3) not null
);
create index unstored_uploads_of_uploader on unstored_uploads (uploader_id, created_at);
create index unstored_uploads_oldest on unstored_uploads (created_at);

alter table unstored_uploads enable row level security, force row level security;
create policy own on unstored_uploads using (uploader_id = app_user() or app_system());
