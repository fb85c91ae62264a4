import { resolve } from 'node:path';
import pg from 'pg';
import { databaseAccount } from './account.ts';
import { provideBinaries } from './binaries.ts';
import { prepareCluster, SUPERUSER } from './cluster.ts';
import { lockDirectory } from './directory-lock.ts';
import { superviseServer } from './supervise-server.ts';
import { layoutOf, prepareDirectory } from './layout.ts';
import { prepareDatabase, prepareRole, SERVER_ROLE } from './prepare-database.ts';
import { runServer } from './server.ts';
import { removeSocketDirectory, SOCKET_PORT } from './socket-directory.ts';

const DATABASE = 'zampa';

export type EmbeddedOptions = {
  /** The data directory; made when it is not there. */
  directory: string;
  /** `false` trades safety after a power cut for speed. For tests alone. */
  durable?: boolean;
  /** Takes what an operator should know, a sentence at a time. */
  log?: (line: string) => void;
};

export type Embedded = {
  /** For `pg`: leads through the Unix socket, to the database `zampa`, as the server's ordinary role. */
  connectionString: string;
  /** The same as the superuser, whom no policy holds. */
  administration: string;
  /** Where the socket lies, for `psql -h` and `pg_dump -h`. */
  socketDirectory: string;
  /** Ends every session, stops the server and lets go of the directory. Comes last, after all pools. */
  stop(): Promise<void>;
};

/**
 * Starts a private PostgreSQL server on a data directory, for as long as this process wants it.
 *
 * Listens on a Unix socket alone. A server that an earlier, killed process left running is adopted,
 * one that dies is started again, and the first start makes the database.
 *
 * @throws {StartProblem} when it cannot, for an operator to read; {@link DirectoryInUse} is one
 */
export async function startEmbedded({
  directory,
  durable = true,
  log = () => {},
}: EmbeddedOptions): Promise<Embedded> {
  const layout = layoutOf(resolve(directory));
  const account = databaseAccount();
  await prepareDirectory(layout.directory, account);
  const lock = lockDirectory(layout.directory, layout.lock);
  try {
    const binaries = await provideBinaries(layout.directory, account);
    await prepareCluster({ layout, binaries, account, durable, log });
    const { postgres } = binaries;
    const server = await superviseServer(
      () => runServer({ layout, postgres, account, durable }),
      log,
    );
    const stop = async () => {
      await server.stop();
      await removeSocketDirectory(server.socketDirectory, layout.cluster);
      lock.release();
    };
    try {
      await makeDatabase(server.socketDirectory);
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      connectionString: addressOf(server.socketDirectory, DATABASE, SERVER_ROLE),
      administration: addressOf(server.socketDirectory, DATABASE, SUPERUSER),
      socketDirectory: server.socketDirectory,
      stop,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const addressOf = (socketDirectory: string, database: string, role: string) =>
  `postgresql://${role}@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(socketDirectory)}`;

/** Makes the database, or takes one that an earlier version made over for the server's role. */
async function makeDatabase(socketDirectory: string): Promise<void> {
  await asSuperuser(socketDirectory, 'postgres', async (client) => {
    await prepareRole(client);
    const { rowCount } = await client.query('select from pg_database where datname = $1', [
      DATABASE,
    ]);
    if (rowCount === 0) await client.query(`create database ${DATABASE}`);
  });
  await asSuperuser(socketDirectory, DATABASE, prepareDatabase);
}

async function asSuperuser(
  socketDirectory: string,
  database: string,
  act: (client: pg.Client) => Promise<void>,
): Promise<void> {
  const client = new pg.Client({
    connectionString: addressOf(socketDirectory, database, SUPERUSER),
  });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
