-- An import finds clients by either phone number and by name, whether or not they have an e-mail address. Numbers are
-- compared by their last six digits and names by their Latin letters first, because row-level security uses an index
-- only for a plain column; whether it is the same client is compared afterwards.
alter table users
  drop column match_key,
  add column phone_key text generated always as
    (nullif(right(regexp_replace(phone, '\D', '', 'g'), 6), '')) stored,
  add column mobile_key text generated always as
    (nullif(right(regexp_replace(mobile, '\D', '', 'g'), 6), '')) stored,
  add column name_key text generated always as
    (lower(regexp_replace(normalize(first_name || last_name, nfd) collate "C", '[^A-Za-z0-9]', '', 'g'))) stored;
create index users_phone_keys on users (phone_key) where phone_key is not null;
create index users_mobile_keys on users (mobile_key) where mobile_key is not null;
create index users_name_keys on users (name_key);
