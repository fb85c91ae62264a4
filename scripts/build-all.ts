import { buildApps } from './build-apps.ts';
import { buildServer } from './build-server.ts';

/** Builds what is stale of both apps and the server; ends when no build is under way. */
export async function buildAll(): Promise<void> {
  const outcomes = await Promise.allSettled([...buildApps(), buildServer()]);
  const problems = outcomes.flatMap((each) =>
    each.status === 'rejected' ? [String(each.reason)] : [],
  );
  if (problems.length > 0) throw new Error(problems.join('\n'));
}
