import { setTimeout as wait } from 'node:timers/promises';
import type { Server } from './server.ts';

const RETRY_MS = 200;
/** A server that was killed can leave sessions behind that hold its memory for a moment. */
const FIRST_ATTEMPTS = 5;

/** Starts a server and keeps it running until it is stopped: one that ends by itself is started again. */
export async function superviseServer(
  start: () => Promise<Server>,
  log: (line: string) => void,
): Promise<Omit<Server, 'gone'>> {
  let server = await firstStart(start);
  let stopping = false;
  let restarting = Promise.resolve();

  const restart = async () => {
    log('the database server ended unexpectedly and is started again');
    while (!stopping) {
      try {
        server = await start();
        return watch();
      } catch (error) {
        log(error instanceof Error ? error.message : String(error));
        await wait(RETRY_MS);
      }
    }
  };
  const watch = () => {
    void server.gone.then(() => {
      if (!stopping) restarting = restart();
    });
  };

  watch();
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

async function firstStart(start: () => Promise<Server>): Promise<Server> {
  for (let attempt = 1; attempt < FIRST_ATTEMPTS; attempt += 1) {
    try {
      return await start();
    } catch {
      await wait(RETRY_MS);
    }
  }
  return start();
}
