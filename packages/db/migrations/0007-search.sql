-- Words are found in English and in Italian, without accents, from their first letters on; names also with a slip of
-- the finger. And what requests need beside it: a price, who was put in charge when, what a request follows.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;

-- A word as it stands, and its stem in each language. Nobody says in which language something is written, so every
-- text is read in both; the little words of the other one are dropped, or Italian 'cane' would find English 'can'.
create text search dictionary zampa_plain (template = simple);
create text search dictionary zampa_no_english (template = simple, stopwords = english, accept = false);
create text search dictionary zampa_no_italian (template = simple, stopwords = italian, accept = false);

create text search configuration zampa_words (copy = simple);
alter text search configuration zampa_words
  alter mapping for asciiword, word, numword with unaccent, zampa_plain;
create text search configuration zampa_english (copy = english);
alter text search configuration zampa_english
  alter mapping for asciiword, word, numword with unaccent, zampa_no_italian, english_stem;
create text search configuration zampa_italian (copy = italian);
alter text search configuration zampa_italian
  alter mapping for asciiword, word, numword with unaccent, zampa_no_english, italian_stem;

-- Only words: what the parser would take for an address, a path or a sign is several words to a person.
create function search_text(written text) returns text
  language sql immutable parallel safe
  return translate(written, '!"#$%&''()*+,-./:;<=>?@[\]^_`{|}~’‘“”«»', repeat(' ', 38));

-- The weight says where a word comes from: A as written, B its English stem, C its Italian one.
create function search_words(written text) returns tsvector
  language sql immutable parallel safe
  return setweight(to_tsvector('zampa_words', search_text(written)), 'A')
    || setweight(to_tsvector('zampa_english', search_text(written)), 'B')
    || setweight(to_tsvector('zampa_italian', search_text(written)), 'C');

-- All the words typed, each as the beginning of a word or as a form of it; null without any word.
create function search_query(typed text) returns tsquery
  language sql immutable parallel safe
  return (
    select string_agg('(' || word.forms || ')', ' & ')::tsquery
    from (
      select string_agg(form.term, ' | ') as forms
      from (
        select unnest(positions) as place, '''' || lexeme || ''':*A' as term
        from unnest(to_tsvector('zampa_words', search_text(typed)))
        union all
        select unnest(positions), '''' || lexeme || ''':B'
        from unnest(to_tsvector('zampa_english', search_text(typed)))
        union all
        select unnest(positions), '''' || lexeme || ''':C'
        from unnest(to_tsvector('zampa_italian', search_text(typed)))
      ) form
      group by form.place
    ) word
  );

-- A few words around the first one found, as plain text.
create function search_excerpt(written text, wanted tsquery) returns text
  language sql immutable parallel safe
  return translate(
    coalesce(
      (select headline from (values (1, 'zampa_words'::regconfig), (2, 'zampa_italian'), (3, 'zampa_english')) as c (turn, config)
        cross join lateral ts_headline(config, written, wanted,
          'MaxFragments=1, MinWords=6, MaxWords=16, StartSel=' || chr(2) || ', StopSel=' || chr(3)) as headline
        where position(chr(2) in headline) > 0 order by turn limit 1),
      left(written, 120)),
    chr(2) || chr(3), '');

-- A name without accents and capitals, for typing errors.
create function plain_name(name text) returns text
  language sql immutable parallel safe
  return lower(public.unaccent('public.unaccent', name));

alter table conversations
  add column price integer not null default 0,
  add column assigned_at timestamptz,
  add column follow_up_of uuid constraint conversations_follow_up_fkey references conversations,
  add column words tsvector generated always as (search_words(note)) stored,
  add constraint conversations_price check (price >= 0);
update conversations c set price = asked.price from (
  select conversation_id, sum(price) as price from conversation_services group by conversation_id
) asked where asked.conversation_id = c.id;
create index conversations_follow_ups on conversations (follow_up_of) where follow_up_of is not null;

-- What lists go down, one descent per status: all consultations, those in somebody's charge, those with a price.
create index conversations_requests_of_facility on conversations
  (facility_id, status, created_at desc nulls last, id desc nulls last) where category = 'CONSULTATION';
create index conversations_of_assignee on conversations
  (assignee_id, status, created_at desc nulls last, id desc nulls last);
create index conversations_priced_of_facility on conversations
  (facility_id, status, created_at desc nulls last, id desc nulls last) where price > 0;
create index conversations_words on conversations using gin (facility_id, words);

-- A message is searched for within its facility: the words of others are never read.
alter table events
  add column facility_id uuid,
  add column words tsvector generated always as (search_words(message)) stored;
update events e set facility_id = c.facility_id from conversations c where c.id = e.conversation_id;
create function events_take_facility() returns trigger language plpgsql as $$
begin
  select facility_id into new.facility_id from conversations where id = new.conversation_id;
  return new;
end $$;
create trigger events_facility before insert on events
  for each row execute function events_take_facility();
create index events_words on events using gin (facility_id, words) where message is not null;

alter table pets add column words tsvector generated always as (search_words(name)) stored;
create index pets_words on pets using gin (words);
create index pets_names on pets using gin (plain_name(name) gin_trgm_ops);
alter table users add column words tsvector
  generated always as (search_words(first_name || ' ' || last_name)) stored;
create index users_words on users using gin (words);
create index users_names on users using gin (plain_name(first_name || ' ' || last_name) gin_trgm_ops);
