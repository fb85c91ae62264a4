-- Nobody says male where a file has no word about it.
alter table pets alter column sex drop not null;
