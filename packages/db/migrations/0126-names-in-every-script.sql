-- Sorts names by the Unicode Collation Algorithm, and finds them in every script, whatever locale the cluster has.
-- The generated columns read the names, so they are dropped before the collation of the names changes.
alter table users drop column found_by, drop column words, drop column match_key;
alter table pets drop column found_by, drop column words;

-- CLDR's root order, which English and Italian use. No index is sorted by these columns, so that a newer ICU library
-- needs no reindex.
alter table users
  alter column first_name type text collate "und-x-icu",
  alter column last_name type text collate "und-x-icu";
alter table pets alter column name type text collate "und-x-icu";
alter table facilities alter column name type text collate "und-x-icu";
alter table services alter column name type text collate "und-x-icu";
alter table conversation_services alter column name type text collate "und-x-icu";
alter table timetables alter column name type text collate "und-x-icu";

-- A name without accents and capitals. A cluster with the locale C has no capitals beyond ASCII, so ICU is named.
create or replace function plain_name(name text) returns text
  language sql immutable parallel safe
  return translate(lower(public.unaccent('public.unaccent', name) collate "und-x-icu") collate "C", 'ς', 'σ');

-- pg_trgm reads no letter beyond ASCII in a cluster with the locale C. Each such letter becomes a capital letter here,
-- from U+3000 on two. Plain names have no capitals, so that LIKE finds nothing in them by accident.
create function trigram_text(plain text) returns text
  language plpgsql immutable parallel safe as $$
begin
  if octet_length(plain) = char_length(plain) then return plain; end if;
  return (
    select string_agg(case
        when code < 128 then letter
        when code between 160 and 191 or code between 8192 and 8303 or code between 12288 and 12351 then ' '
        when letter !~ '[[:alnum:]]' collate "und-x-icu" then ''
        when code < 12288 then chr(65 + code % 26)
        else chr(65 + code % 26) || chr(65 + code / 26 % 26)
      end, '' order by place)
    from unnest(string_to_array(plain, null)) with ordinality as letters (letter, place), ascii(letter) as code);
end $$;

-- What a search column holds: the plain text for LIKE, and its letters for trigrams where they differ.
create function searchable_text(plain text) returns text
  language plpgsql immutable parallel safe as $$
begin
  if octet_length(plain) = char_length(plain) then return plain; end if;
  return plain || ' ' || public.trigram_text(plain);
end $$;

alter table users
  add column words tsvector generated always as (search_words(first_name || ' ' || last_name)) stored,
  add column match_key text generated always as (
    case when email is null then
      case when phone is not null then nullif(right(regexp_replace(phone, '\D', '', 'g'), 6), '')
        else lower(regexp_replace(normalize(first_name || last_name, nfd) collate "C", '[^A-Za-z0-9]', '', 'g'))
      end
    end) stored,
  add column found_by text not null generated always as (
    searchable_text(plain_name(first_name || ' ' || last_name || ' ' || coalesce(email, '') || ' '
      || coalesce(regexp_replace(phone, '\D', '', 'g'), '') || ' '
      || coalesce(regexp_replace(mobile, '\D', '', 'g'), '')))) stored;
alter table pets
  add column words tsvector generated always as (search_words(name)) stored,
  add column found_by text not null generated always as (
    searchable_text(plain_name(name || ' ' || coalesce(microchip, '')))) stored;
create index users_found on users using gin (known_to, words, found_by gin_trgm_ops);
create index users_match_keys on users (match_key) where match_key is not null;
create index pets_found on pets using gin (known_to, words, found_by gin_trgm_ops);

create or replace function people_named(typed text, facilities uuid[]) returns table (id uuid, closeness real)
  language sql stable parallel safe rows 20 set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select found.id, found.closeness from (
      select u.id, word_similarity((select trigram_text(plain_name(typed))),
        trigram_text(plain_name(u.first_name || ' ' || u.last_name))) as closeness
      from users u
      where u.known_to && facilities and (select trigram_text(plain_name(typed))) <% u.found_by
      offset 0) found
    where found.closeness >= 0.4::real
  $$;
create or replace function pets_named(typed text, facilities uuid[], families uuid[])
  returns table (id uuid, closeness real)
  language sql stable parallel safe rows 20 set pg_trgm.word_similarity_threshold = 0.4
  as $$
    select found.id, found.closeness from (
      select p.id, word_similarity((select trigram_text(plain_name(typed))), trigram_text(plain_name(p.name))) as closeness
      from pets p
      where p.known_to && facilities and (select trigram_text(plain_name(typed))) <% p.found_by
      union all
      select p.id, word_similarity((select trigram_text(plain_name(typed))), trigram_text(plain_name(p.name)))
      from pets p
      where p.family_id = any (families) and p.deleted_at is null and not p.known_to && facilities
      offset 0) found
    where found.closeness >= 0.4::real
  $$;
