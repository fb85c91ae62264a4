-- What its sender's device called a document; pictures are written anew and have no name.
alter table files
  add column name text,
  add constraint files_name check (
    name is null or (char_length(name) between 1 and 200 and name !~ '[[:cntrl:]/\\]')
  );

-- What changed lately is told again, in case a push was lost.
create index conversations_changed on conversations (updated_at);
