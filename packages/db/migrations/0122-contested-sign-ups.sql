-- Until an account is confirmed: from which network it was signed up, as a keyed hash, and whether somebody elsewhere tried to
-- sign up with the same address. Then a code alone no longer confirms it.
alter table accounts
  add column signed_up_from text,
  add column is_contested boolean not null default false;
