#!/bin/sh
# Creates the role and the database of Zampa when the PostgreSQL container starts for the first time. The role is an
# ordinary one, so that row-level security applies to it.
set -eu
psql --username postgres --set ON_ERROR_STOP=1 --set password="$ZAMPA_PASSWORD" <<'SQL'
create role zampa login password :'password';
create database zampa owner zampa;
SQL
psql --username postgres --dbname zampa --set ON_ERROR_STOP=1 --file /etc/zampa/prepare-database.sql
