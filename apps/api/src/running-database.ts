import { findPostmaster } from '@zampa/db/embedded/postmaster';
import { layoutOf } from '@zampa/db/embedded/layout';
import { connectionUrl, startEmbedded } from '@zampa/db/embedded/start-embedded';
import type { Settings } from './settings/settings.ts';

/**
 * Runs a task with the installation's database, for a command beside the server: that of `DATABASE_URL`, the embedded one
 * of a running server, or the embedded one, which is started for the task.
 */
export async function withDatabase<Result>(
  { databaseUrl, dataDirectory }: Pick<Settings, 'databaseUrl' | 'dataDirectory'>,
  task: (databaseUrl: string) => Promise<Result>,
): Promise<Result> {
  if (databaseUrl) return task(databaseUrl);
  const running = await findPostmaster(layoutOf(dataDirectory).cluster);
  if (running) return task(connectionUrl(running.socketDirectory));
  const embedded = await startEmbedded({ directory: dataDirectory });
  try {
    return await task(embedded.connectionString);
  } finally {
    await embedded.stop();
  }
}
