import { parseArgs } from 'node:util';
import { withoutPerson } from './access/acting.ts';
import { openDatabase, openPool, type Database } from './db/database.ts';
import {
  discardDeadLetters,
  listDeadLetters,
  restartDeadLetters,
  type DeadLetter,
  type Which,
} from './jobs/dead-letters.ts';

const USAGE = `npm run jobs -- list                      shows the jobs that ended undone
npm run jobs -- retry <id>                starts one of them again
npm run jobs -- retry --kind <kind>       starts all of a kind again
npm run jobs -- discard <id>              forgets one of them
npm run jobs -- discard --kind <kind>     forgets all of a kind
The server may run meanwhile. DATABASE_URL names its database.`;

/** What the command says, and whether it did what it was asked for. */
export type Said = { readonly text: string; readonly isDone: boolean };

/**
 * Shows an operator the dead letters of the outbox, and starts them again or forgets them.
 *
 * @param args what was typed after `npm run jobs --`
 */
export async function runJobsCommand(
  args: readonly string[],
  databaseUrl: string | undefined,
  now: Date,
): Promise<Said> {
  const act = actionOf(args, now);
  if (!act || !databaseUrl) return { text: USAGE, isDone: false };
  const pool = openPool({ connectionString: databaseUrl, max: 1 }, () => {});
  try {
    const db = openDatabase(pool);
    return await act(withoutPerson(db, 'jobs'));
  } finally {
    await pool.end();
  }
}

type Act = (db: Database) => Promise<Said>;

function actionOf(args: readonly string[], now: Date): Act | null {
  const typed = read(args);
  const [verb, id, ...more] = typed?.positionals ?? [];
  if (!typed || more.length > 0) return null;
  const which = whichOf(id, typed.values.kind);
  if (verb === 'list' && !which && id === undefined) return list;
  if (verb === 'retry' && which)
    return async (db) => counted(await restartDeadLetters(db, which, now), 'started again');
  if (verb === 'discard' && which)
    return async (db) => counted(await discardDeadLetters(db, which), 'forgotten');
  return null;
}

function read(args: readonly string[]) {
  try {
    const options = { kind: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}

function whichOf(id: string | undefined, kind: string | undefined): Which | null {
  if (id === undefined) return kind === undefined ? null : { kind };
  return kind === undefined && /^\d{1,15}$/.test(id) ? { id: Number(id) } : null;
}

async function list(db: Database): Promise<Said> {
  const letters = await listDeadLetters(db);
  const text = letters.length === 0 ? 'No job ended undone.' : letters.map(lineOf).join('\n');
  return { text, isDone: true };
}

const lineOf = ({ id, kind, lane, attempts, doneAt, failure, lastError }: DeadLetter) =>
  [
    id,
    doneAt?.toISOString(),
    lane,
    kind,
    failure,
    `tries: ${attempts}`,
    lastError?.replaceAll(/\s+/g, ' '),
  ].join('  ');

const counted = (count: number, what: string): Said => ({
  text: `${count} ${count === 1 ? 'job' : 'jobs'} ${what}.`,
  isDone: count > 0,
});
