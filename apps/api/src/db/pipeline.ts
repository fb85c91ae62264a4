import pg from 'pg';
import { currentWork, enterWork } from '../main-thread/measure-work.ts';
import { findStatementName } from './statement-names.ts';

/** A statement as the query builder passes it: the text, with options for reading its rows. */
export type SentStatement = Readonly<Pick<pg.QueryConfig, 'text' | 'types'>> & {
  readonly rowMode?: 'array';
};

/** A statement with its values. With a name it is prepared at its first use on a connection. */
export type PipelinedStatement = SentStatement & {
  readonly name?: string;
  readonly values?: readonly unknown[];
};

export const BEGIN: PipelinedStatement = { text: 'begin' };
export const COMMIT: PipelinedStatement = { text: 'commit' };

/** Plans each statement once for all values, until the transaction ends. */
export const GENERIC_PLAN: PipelinedStatement = {
  text: 'set local plan_cache_mode = force_generic_plan',
};

/** Takes an advisory lock by name until the transaction ends, exclusive or shared. */
export const advisoryLock = (name: string, isShared = false): PipelinedStatement =>
  isShared
    ? {
        name: 'advisory_lock_shared',
        text: 'select pg_advisory_xact_lock_shared(hashtextextended($1, 0))',
        values: [name],
      }
    : {
        name: 'advisory_lock',
        text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))',
        values: [name],
      };

/** The statements sent before and after another one. */
export type Companions = {
  readonly before: readonly PipelinedStatement[];
  readonly after?: readonly PipelinedStatement[];
};

/**
 * Sends a statement with its companions in one database round trip and returns the statement's result once all of
 * them are answered. `pg`'s pipeline mode ends each statement with a Sync, so statements that belong together need a
 * `begin` before them: after a failed one PostgreSQL then refuses the others. Throws the first error.
 */
export async function sendPipelined(
  client: pg.ClientBase,
  statement: PipelinedStatement,
  { before, after = [] }: Companions,
): Promise<pg.QueryResult> {
  const errors: Error[] = [];
  const answers: Promise<pg.QueryResult | null>[] = [];
  const sentBefore = mergeTexts(before);
  for (const one of [...sentBefore, withName(statement), ...after]) {
    // A statement whose values cannot be sent fails at once: without it, its transaction must not be committed.
    if (errors.length > 0) break;
    answers.push(send(client, one, (error) => errors.push(error)));
  }
  const results = await Promise.all(answers);
  const result = results[sentBefore.length];
  if (errors[0] || !result) throw errors[0] ?? new Error('the statement was not sent');
  return result;
}

/** Merges statements without values into one message, since the server answers each message on its own. */
function mergeTexts(statements: readonly PipelinedStatement[]): readonly PipelinedStatement[] {
  const texts = statements.filter(({ values }) => !values).map(({ text }) => text);
  if (texts.length < 2) return statements;
  return [{ text: texts.join('; ') }, ...statements.filter(({ values }) => values)];
}

/** A statement without values is sent by the simple protocol, which needs no preparation. */
function withName(statement: PipelinedStatement): PipelinedStatement {
  const { text, values = [] } = statement;
  const name = values.length > 0 ? findStatementName(text) : undefined;
  return name === undefined ? statement : { ...statement, name };
}

/** Sends one statement without waiting for earlier ones. Returns null after an error. */
function send(
  client: pg.ClientBase,
  { values = [], ...statement }: PipelinedStatement,
  onError: (error: Error) => void,
): Promise<pg.QueryResult | null> {
  /** For whom the rows are parsed. */
  const work = currentWork();
  return new Promise((resolve) => {
    const query = new pg.Query(statement, [...values]);
    query.on('row', (row, result) => {
      if (work) enterWork(work);
      result?.addRow(row);
    });
    query.on('end', resolve);
    query.on('error', (error) => {
      onError(error);
      resolve(null);
    });
    client.query(query);
  });
}
