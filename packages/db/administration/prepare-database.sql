-- What takes an administrator of the database, once for each: `psql -f` by hand for a database of DATABASE_URL, by the
-- server itself for the embedded one. Saying it again changes nothing.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

-- A condition is looked up in an index before the policy of a row is asked only where its function is known to tell
-- nothing of the row but its answer. These tell nothing else; without the mark, searches and calendars still answer
-- right, and read all that a facility has.
alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
alter function pg_catalog.range_overlaps(anyrange, anyrange) leakproof;
alter function pg_catalog.tstzrange(timestamptz, timestamptz) leakproof;
alter function pg_catalog.lower(text) leakproof;
alter function unaccent(regdictionary, text) leakproof;
alter function word_similarity_op(text, text) leakproof;
alter function word_similarity_commutator_op(text, text) leakproof;
alter function pg_catalog.arrayoverlap(anyarray, anyarray) leakproof;
alter function pg_catalog.textlike(text, text) leakproof;
