-- What a member of the staff treats; an empty list means all.
alter table facility_members
  add column species integer[] not null default '{}',
  add column services uuid[] not null default '{}';
