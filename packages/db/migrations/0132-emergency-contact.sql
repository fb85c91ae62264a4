-- What a clinic tells its clients outside opening hours: a number that answers then, and a text of its own.
alter table facilities
  add column emergency_phone text,
  add column emergency_text text;
