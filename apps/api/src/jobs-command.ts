import { parseArgs } from 'node:util';
import { withoutPerson } from './access/acting.ts';
import { openDatabase, type Database } from './db/database.ts';
import { openPool } from './db/open-pool.ts';
import {
  discardDeadLetters,
  listDeadLetters,
  restartDeadLetters,
  type DeadLetter,
  type DeadLetterSelection,
} from './jobs/dead-letters.ts';

const USAGE = `npm run jobs -- list                      shows the jobs that ended undone
npm run jobs -- retry <id>                starts one of them again
npm run jobs -- retry --kind <kind>       starts all of a kind again
npm run jobs -- discard <id>              forgets one of them
npm run jobs -- discard --kind <kind>     forgets all of a kind
The server may run meanwhile. DATABASE_URL names its database.`;

/** Output of the command and whether it did something. */
export type CommandOutput = { readonly text: string; readonly isDone: boolean };

/**
 * Lists, retries or discards dead letters of the outbox, for an operator.
 *
 * @param args arguments after `npm run jobs --`
 */
export async function runJobsCommand(
  args: readonly string[],
  databaseUrl: string | undefined,
  now: Date,
): Promise<CommandOutput> {
  const act = findCommand(args, now);
  if (!act || !databaseUrl) return { text: USAGE, isDone: false };
  const pool = openPool({ connectionString: databaseUrl, max: 1 }, () => {});
  try {
    const db = openDatabase(pool);
    return await act(withoutPerson(db, 'jobs'));
  } finally {
    await pool.end();
  }
}

type Act = (db: Database) => Promise<CommandOutput>;

function findCommand(args: readonly string[], now: Date): Act | null {
  const typed = parseArguments(args);
  const [verb, id, ...more] = typed?.positionals ?? [];
  if (!typed || more.length > 0) return null;
  const selection = parseSelection(id, typed.values.kind);
  if (verb === 'list' && !selection && id === undefined) return list;
  if (verb === 'retry' && selection)
    return async (db) => countOutput(await restartDeadLetters(db, selection, now), 'started again');
  if (verb === 'discard' && selection)
    return async (db) => countOutput(await discardDeadLetters(db, selection), 'forgotten');
  return null;
}

function parseArguments(args: readonly string[]) {
  try {
    const options = { kind: { type: 'string' } } as const;
    return parseArgs({ args: [...args], options, allowPositionals: true });
  } catch {
    return null;
  }
}

function parseSelection(
  id: string | undefined,
  kind: string | undefined,
): DeadLetterSelection | null {
  if (id === undefined) return kind === undefined ? null : { kind };
  return kind === undefined && /^\d{1,15}$/.test(id) ? { id: Number(id) } : null;
}

async function list(db: Database): Promise<CommandOutput> {
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

const countOutput = (count: number, action: string): CommandOutput => ({
  text: `${count} ${count === 1 ? 'job' : 'jobs'} ${action}.`,
  isDone: count > 0,
});
