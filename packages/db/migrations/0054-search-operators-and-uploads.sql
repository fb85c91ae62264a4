-- A lexeme may hold what the syntax of a query means something by: unaccent makes an apostrophe of eleven other signs.
-- Each is quoted as the syntax asks, so that whatever is typed is a word.
create function quoted_lexeme(lexeme text) returns text
  language sql immutable strict parallel safe
  return '''' || replace(replace(lexeme, '\', '\\'), '''', '''''') || '''';

create or replace function search_query(typed text) returns tsquery
  language sql immutable parallel safe
  return (
    select string_agg('(' || word.forms || ')', ' & ')::tsquery
    from (
      select string_agg(form.term, ' | ') as forms
      from (
        select unnest(positions) as place, quoted_lexeme(lexeme) || ':*A' as term
        from unnest(to_tsvector('zampa_words', search_text(typed)))
        where lexeme <> ''
        union all
        select unnest(positions), quoted_lexeme(lexeme) || ':B'
        from unnest(to_tsvector('zampa_english', search_text(typed)))
        where lexeme <> ''
        union all
        select unnest(positions), quoted_lexeme(lexeme) || ':C'
        from unnest(to_tsvector('zampa_italian', search_text(typed)))
        where lexeme <> ''
      ) form
      group by form.place
    ) word
  );

-- How much somebody, or everybody, uploaded of late.
create index files_of_uploader on files (uploader_id, created_at);
create index files_newest on files (created_at);
