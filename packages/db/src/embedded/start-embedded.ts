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
  /** The data directory; created if it does not exist. */
  directory: string;
  /** `false` trades crash safety for speed. Only for tests. */
  durable?: boolean;
  /** Receives messages for the operator, one sentence each. */
  log?: (line: string) => void;
};

export type Embedded = {
  /** Connection string for `pg`, through the Unix socket, to the database `zampa` as the server's ordinary role. */
  connectionString: string;
  /** The same as superuser, who bypasses row-level security. */
  administration: string;
  /** The directory of the socket, for `psql -h` and `pg_dump -h`. */
  socketDirectory: string;
  /** Ends all sessions, stops the server and releases the directory. Call it last, after closing all pools. */
  stop(): Promise<void>;
};

/**
 * Starts a private PostgreSQL server on a data directory.
 *
 * Listens only on a Unix socket. Adopts a server that a killed process left running, restarts one that dies, and
 * creates the database at the first start.
 *
 * @throws {StartProblem} if it cannot start, with a message for the operator; {@link DirectoryInUse} is one
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
      await createDatabase(server.socketDirectory);
    } catch (error) {
      await stop();
      throw error;
    }
    return {
      connectionString: connectionUrl(server.socketDirectory, DATABASE, SERVER_ROLE),
      administration: connectionUrl(server.socketDirectory, DATABASE, SUPERUSER),
      socketDirectory: server.socketDirectory,
      stop,
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

/** Returns a connection string through the socket of an embedded server. */
export const connectionUrl = (socketDirectory: string, database = DATABASE, role = SERVER_ROLE) =>
  `postgresql://${role}@localhost:${SOCKET_PORT}/${database}?host=${encodeURIComponent(socketDirectory)}`;

/** Creates the database, or hands one created by an earlier version over to the server's role. */
async function createDatabase(socketDirectory: string): Promise<void> {
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
    connectionString: connectionUrl(socketDirectory, database, SUPERUSER),
  });
  await client.connect();
  try {
    await act(client);
  } finally {
    await client.end();
  }
}
