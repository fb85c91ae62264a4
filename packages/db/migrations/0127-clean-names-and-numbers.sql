-- Cleans what was stored before names, addresses and numbers were cleaned when they are entered.
create function pg_temp.visible(typed text) returns text language sql immutable as $$
  select btrim(regexp_replace(normalize(typed, nfc),
    '[\u00AD\u034F\u061C\u115F\u1160\u17B4\u17B5\u180B-\u180F\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFEFF\uFFA0\uFFF0-\uFFFB]',
    '', 'g'))
$$;
create function pg_temp.bare_address(typed text) returns text language sql immutable as $$
  select btrim(regexp_replace(btrim(pg_temp.visible(typed), ' ''"<>‘’“”'), '^mailto:', '', 'i'))
$$;
-- Italian mobile numbers start with 3, landline numbers with 0.
create function pg_temp.is_mobile(typed text) returns boolean language sql immutable as $$
  select regexp_replace(typed, '[^+0-9]', '', 'g') ~ '^((\+|00)39)?3[0-9]{8,9}$'
$$;
create function pg_temp.is_landline(typed text) returns boolean language sql immutable as $$
  select regexp_replace(typed, '[^+0-9]', '', 'g') ~ '^((\+|00)39)?0[0-9]{5,10}$'
$$;

update users set first_name = pg_temp.visible(first_name), last_name = pg_temp.visible(last_name),
  phone = pg_temp.visible(phone), mobile = pg_temp.visible(mobile)
where (first_name, last_name, phone, mobile) is distinct from (
  pg_temp.visible(first_name), pg_temp.visible(last_name), pg_temp.visible(phone), pg_temp.visible(mobile));
update users set email = pg_temp.bare_address(email)
where account_id is null and email <> pg_temp.bare_address(email);
update accounts set name = pg_temp.visible(name), family_name = pg_temp.visible(family_name)
where (name, family_name) is distinct from (pg_temp.visible(name), pg_temp.visible(family_name));
update pets set name = pg_temp.visible(name) where name <> pg_temp.visible(name) and pg_temp.visible(name) <> '';
update facilities set name = pg_temp.visible(name) where name <> pg_temp.visible(name) and pg_temp.visible(name) <> '';
update facility_clients set contact = contact || jsonb_strip_nulls(jsonb_build_object(
    'firstName', pg_temp.visible(contact->>'firstName'), 'lastName', pg_temp.visible(contact->>'lastName'),
    'phone', pg_temp.visible(contact->>'phone'), 'mobile', pg_temp.visible(contact->>'mobile'),
    'email', pg_temp.bare_address(contact->>'email')))
where contact is not null;

-- The import stored the first number of a row as phone and the second as mobile, whatever they were.
update users set phone = mobile, mobile = phone
where account_id is null and pg_temp.is_mobile(phone) and pg_temp.is_landline(mobile);
update facility_clients set contact = contact
  || jsonb_build_object('phone', contact->>'mobile', 'mobile', contact->>'phone')
where contact is not null and pg_temp.is_mobile(contact->>'phone') and pg_temp.is_landline(contact->>'mobile');
