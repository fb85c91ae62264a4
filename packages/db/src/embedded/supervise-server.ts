import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './server.ts';

const RETRY_MS = 200;
/** After a kill, sessions may briefly remain and hold the server's shared memory. */
const FIRST_ATTEMPTS = 5;

/** Starts a server and restarts it whenever it ends, until it is stopped. */
export async function superviseServer(
  start: () => Promise<Server>,
  log: (line: string) => void,
): Promise<Omit<Server, 'exited'>> {
  let server = await startWithRetries(start);
  let stopping = false;
  let restarting = Promise.resolve();

  const restart = async () => {
    log('the database server ended unexpectedly and is started again');
    while (!stopping) {
      try {
        server = await start();
        return restartOnExit();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await wait(RETRY_MS);
      }
    }
  };
  const restartOnExit = () => {
    void server.exited.then(() => {
      if (!stopping) restarting = restart();
    });
  };

  restartOnExit();
  const { socketDirectory } = server;
  return {
    socketDirectory,
    stop: async () => {
      stopping = true;
      await restarting;
      await server.stop();
    },
  };
}

async function startWithRetries(start: () => Promise<Server>): Promise<Server> {
  for (let attempt = 1; attempt < FIRST_ATTEMPTS; attempt += 1) {
    try {
      return await start();
    } catch {
      await wait(RETRY_MS);
    }
  }
  return start();
}
