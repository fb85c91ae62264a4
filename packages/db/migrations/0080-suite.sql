-- The suite, floor or unit of a clinic's address.
alter table facilities add column suite text;
