import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type DatabaseServer, startDatabaseServer } from '@zampa/testing/database-server';
import { databaseUrl, inDatabase } from '@zampa/testing/database-url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from './migrate.ts';
import { readMigrations } from './migration-files.ts';

describe('migrate', () => {
  let server: DatabaseServer;
  let pool: pg.Pool;
  let directory: string;

  const write = (name: string, sql: string) => writeFile(join(directory, name), sql);
  const run = async () => migrate(pool, await readMigrations(directory));

  beforeAll(async () => {
    server = await startDatabaseServer();
  });
  afterAll(() => server.stop());

  beforeEach(async () => {
    await inDatabase(server.url, (client) => client.query('create database migrate_test'));
    pool = new pg.Pool({ connectionString: databaseUrl(server.url, 'migrate_test') });
    // Closing a pool does not wait until the server has closed its connections; dropping the database may cut them.
    pool.on('connect', (client) => client.on('error', () => {}));
    pool.on('error', () => {});
    directory = await mkdtemp(join(tmpdir(), 'zampa-migrations-'));
    await write('0001-pets.sql', 'create table pets (id int);');
    await write(
      '0002-name.sql',
      'alter table pets add name text; insert into pets values (1, $$Luna$$);',
    );
  });
  afterEach(async () => {
    await pool.end();
    await inDatabase(server.url, (client) =>
      client.query('drop database migrate_test with (force)'),
    );
    await rm(directory, { recursive: true });
  });

  it('applies each file once, in order', async () => {
    await expect(run()).resolves.toEqual(['0001-pets.sql', '0002-name.sql']);
    await write('0003-breed.sql', 'alter table pets add breed text;');
    await expect(run()).resolves.toEqual(['0003-breed.sql']);
    expect((await pool.query('select * from pets')).rows).toEqual([
      { id: 1, name: 'Luna', breed: null },
    ]);
  });

  it('applies each file once when several processes start together', async () => {
    const applied = await Promise.all([run(), run(), run(), run()]);
    expect(applied.flat()).toEqual(['0001-pets.sql', '0002-name.sql']);
  });

  it('rolls back a failing file and keeps the earlier ones', async () => {
    await write('0003-broken.sql', 'create table half (id int); select nonsense;');
    await expect(run()).rejects.toThrow('0003-broken.sql');
    const { rows } = await pool.query(
      `select to_regclass('pets') is not null as pets, to_regclass('half') as half`,
    );
    expect(rows).toEqual([{ pets: true, half: null }]);
    expect(
      (await pool.query('select name from schema_migrations order by name')).rows,
    ).toHaveLength(2);
  });

  it('refuses a file that was edited after it was applied', async () => {
    await run();
    await write('0001-pets.sql', 'create table pets (id bigint);');
    await expect(run()).rejects.toThrow('0001-pets.sql was edited');
  });

  it('refuses a database that is newer than the program', async () => {
    await run();
    await rm(join(directory, '0002-name.sql'));
    await expect(run()).rejects.toThrow('0002-name.sql, which this version of Zampa does not know');
  });

  it.each([
    { name: '0002-again.sql', says: 'the same number' },
    { name: '3-short.sql', says: 'must be named NNNN-what.sql' },
  ])('refuses the file name $name', async ({ name, says }) => {
    await write(name, 'select 1;');
    await expect(run()).rejects.toThrow(says);
  });
});
