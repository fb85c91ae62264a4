-- Statements that need a database administrator, to run once per database: with `psql -f` for the database of
-- DATABASE_URL; the server runs them for the embedded one. Running them again changes nothing.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;
create extension if not exists btree_gist;

-- PostgreSQL uses an index for a condition before it checks the row's policy only if the condition's function is
-- leakproof, that is, reveals nothing but its result. These functions are. Without the mark, searches and calendars
-- return the same results, but read all rows of a facility.
alter function pg_catalog.ts_match_vq(tsvector, tsquery) leakproof;
alter function pg_catalog.range_overlaps(anyrange, anyrange) leakproof;
alter function pg_catalog.tstzrange(timestamptz, timestamptz) leakproof;
alter function pg_catalog.lower(text) leakproof;
alter function unaccent(regdictionary, text) leakproof;
alter function word_similarity_op(text, text) leakproof;
alter function word_similarity_commutator_op(text, text) leakproof;
alter function pg_catalog.arrayoverlap(anyarray, anyarray) leakproof;
alter function pg_catalog.textlike(text, text) leakproof;
