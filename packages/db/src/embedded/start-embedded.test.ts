import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmod,
  chown,
  lstat,
  mkdir,
  mkdtemp,
  readdir,
  readFile,
  rm,
  writeFile,
} from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type DatabaseAccount, canTraverse, databaseAccount } from './account.ts';

const account = databaseAccount();
const self = { label: account ? 'as root' : 'as an ordinary user', user: null };
/** Root can also act as an ordinary user if that user can read the checkout. */
const people: { label: string; user: DatabaseAccount | null }[] =
  account && canTraverse(account, import.meta.dirname)
    ? [self, { label: 'as an ordinary user', user: account }]
    : [self];

const REMEMBER = 'drop table if exists notes; create table notes as select 1 as id';

describe.each(people)('startEmbedded $label', ({ user }) => {
  let home: string;
  let directory: string;
  let children: ChildProcess[];

  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'zampa-embedded-'));
    await chmod(home, 0o711);
    if (user) await chown(home, user.uid, user.gid);
  });
  afterAll(() => rm(home, { recursive: true }));

  beforeEach(() => {
    directory = join(home, 'data');
    children = [];
  });
  afterEach(async () => {
    for (const child of children) await end(child, 'SIGKILL');
    // Adopts and stops any server that a test left running.
    await end((await startHolder()).child, 'SIGTERM');
  });

  /** Starts another process on the directory; resolves when its database answers or it has ended. */
  async function startHolder() {
    const child = spawn(
      process.execPath,
      [join(import.meta.dirname, 'holder.fixture.ts'), directory],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        ...(user ? { uid: user.uid, gid: user.gid } : {}),
      },
    );
    children.push(child);
    const errorOutput = text(child.stderr);
    const line = await Promise.race([
      once(child.stdout, 'data').then(String),
      once(child, 'close').then(() => ''),
    ]);
    return { child, url: line.trim(), errorOutput };
  }

  it('keeps data across restarts', async () => {
    const first = await startHolder();
    await query(first.url, REMEMBER);
    await end(first.child, 'SIGTERM');
    const second = await startHolder();
    await expect(query(second.url, 'select id from notes')).resolves.toEqual([{ id: 1 }]);
  });

  it('makes an ordinary role the owner of the database, including objects that earlier versions created as superuser', async () => {
    const first = await startHolder();
    const superuser = first.url.replace('//zampa_server@', '//zampa@');
    await query(
      superuser,
      `drop table if exists pets cascade; drop type if exists span; drop function if exists one();
      create table pets (id int generated always as identity primary key, name text);
      create type span as range (subtype = uuid); create view named as select name from pets;
      create function one() returns int language sql return 1; insert into pets (name) values ('Luna');
      alter database zampa owner to zampa;`,
    );
    await end(first.child, 'SIGTERM');
    const { url } = await startHolder();
    await expect(query(url, 'alter table pets add breed text')).resolves.toEqual([]);
    await expect(query(url, 'drop function one(); drop type span; drop view named')).resolves.toBe(
      undefined,
    );
    await expect(query(url, 'select name from pets')).resolves.toEqual([{ name: 'Luna' }]);
    await expect(
      query(
        url,
        'select rolsuper or rolbypassrls as free from pg_roles where rolname = current_user',
      ),
    ).resolves.toEqual([{ free: false }]);
  });

  it('logs a failed SQL statement without its values', async () => {
    const { url } = await startHolder();
    await query(
      url,
      'drop table if exists people; create table people (email text unique); insert into people values ($$anna@example.test$$)',
    );
    await expect(query(url, 'insert into people select email from people')).rejects.toThrow(
      'people',
    );
    const log = await readFile(join(directory, 'postgres.log'), 'utf8');
    expect(log).toContain('duplicate key value violates unique constraint');
    expect(log).not.toContain('anna@example.test');
  });

  it('creates no files that others can read and opens no port', async () => {
    const { url } = await startHolder();
    const paths = await readdir(directory, { recursive: true });
    const found = await Promise.all(paths.map((path) => lstat(join(directory, path))));
    const shared = found.filter((stats) => !stats.isSymbolicLink() && (stats.mode & 0o077) !== 0);
    expect(shared).toEqual([]);
    expect(paths).toContain('postgres/PG_VERSION');
    expect((await lstat(directory)).mode & 0o066).toBe(0);
    await expect(query(url, 'show listen_addresses')).resolves.toEqual([{ listen_addresses: '' }]);
  });

  it('adopts a server that a killed process left running', async () => {
    const first = await startHolder();
    await query(first.url, REMEMBER);
    const started = await query(first.url, 'select pg_postmaster_start_time()');
    await end(first.child, 'SIGKILL');
    const second = await startHolder();
    await expect(query(second.url, 'select pg_postmaster_start_time()')).resolves.toEqual(started);
    await end(second.child, 'SIGTERM');
    await expect(query(first.url, 'select 1')).rejects.toThrow('ENOENT');
  });

  it('refuses a second process immediately and names the directory', async () => {
    const first = await startHolder();
    const begun = performance.now();
    const second = await startHolder();
    expect(performance.now() - begun).toBeLessThan(2000);
    expect(second.child.exitCode).toBe(1);
    expect(await second.errorOutput).toContain(`The data directory ${directory} is in use`);
    await expect(query(first.url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
  });

  it.each(['postgres.unfinished', 'postgres'])(
    'sets aside the remains of an interrupted first start: %s',
    async (name) => {
      directory = join(home, `half-${name}`);
      await mkdir(join(directory, name), { recursive: true });
      if (user) await chown(directory, user.uid, user.gid);
      await writeFile(join(directory, name, 'half'), 'made');
      const { url } = await startHolder();
      await expect(query(url, 'select 1 as one')).resolves.toEqual([{ one: 1 }]);
      const aside =
        (await readdir(directory)).find((entry) => entry.startsWith(`${name}.set-aside`)) ?? '';
      await expect(readFile(join(directory, aside, 'half'), 'utf8')).resolves.toBe('made');
    },
  );

  it('restarts a killed server', async () => {
    const { url } = await startHolder();
    await query(url, REMEMBER);
    process.kill(await postmasterPid(), 'SIGKILL');
    await vi.waitFor(
      () => expect(query(url, 'select id from notes')).resolves.toEqual([{ id: 1 }]),
      10_000,
    );
  });

  it('starts despite stale lock files whose process id now belongs to another program', async () => {
    const first = await startHolder();
    await query(first.url, REMEMBER);
    const claims = ['postmaster.pid', '.s.PGSQL.5432.lock'].map((name) =>
      join(directory, 'postgres', name),
    );
    const claimed = await Promise.all(claims.map((file) => readFile(file, 'utf8')));
    await end(first.child, 'SIGTERM');
    const other = spawn('sleep', ['60'], user ?? {});
    children.push(other);
    for (const [index, file] of claims.entries())
      await writeFile(file, claimed[index]?.replace(/^\d+/, String(other.pid)) ?? '');
    const second = await startHolder();
    await expect(query(second.url, 'select id from notes')).resolves.toEqual([{ id: 1 }]);
  });

  it.each(account && !user ? [account] : [])(
    'names the directory that $name cannot enter',
    async () => {
      directory = join(home, 'private', 'data');
      await mkdir(join(home, 'private'), { mode: 0o700 });
      const { child, errorOutput } = await startHolder();
      expect(child.exitCode).toBe(1);
      expect(await errorOutput).toContain(`${join(home, 'private')} is closed to it`);
      directory = join(home, 'data');
    },
  );

  it('serves a directory whose path is too long for a socket', async () => {
    directory = join(home, 'd'.repeat(120));
    const { url, child } = await startHolder();
    await expect(query(url, 'select current_database() as name')).resolves.toEqual([
      { name: 'zampa' },
    ]);
    const { host } = Object.fromEntries(new URL(url).searchParams);
    await end(child, 'SIGTERM');
    await expect(lstat(host ?? '')).rejects.toThrow('ENOENT');
  });

  const postmasterPid = async () =>
    Number.parseInt(await readFile(join(directory, 'postgres', 'postmaster.pid'), 'utf8'), 10);
});

async function query(url: string, sql: string): Promise<unknown> {
  const client = new pg.Client({ connectionString: url });
  try {
    await client.connect();
    return (await client.query<pg.QueryResultRow>(sql)).rows;
  } finally {
    await client.end();
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}
