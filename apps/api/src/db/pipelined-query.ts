import pg from 'pg';
import { currentWork, enterWork, type Work } from '../main-thread/measure-work.ts';

/** A prepared statement that is sent along with another one in the same message (pipelining). */
export type PipelinedStatement = {
  readonly statement:
    | 'acting_person'
    | 'acting_system'
    | 'advisory_lock'
    | 'advisory_lock_shared'
    | 'begin_transaction'
    | 'commit_transaction'
    | 'one_plan';
  readonly values: readonly string[];
};

export const BEGIN: PipelinedStatement = { statement: 'begin_transaction', values: [] };
export const COMMIT: PipelinedStatement = {
  statement: 'commit_transaction',
  values: [],
};

/** Takes an advisory lock by name until the transaction ends, exclusive or shared. */
export const advisoryLock = (name: string, isShared = false): PipelinedStatement => ({
  statement: isShared ? 'advisory_lock_shared' : 'advisory_lock',
  values: [name],
});

const ONE_PLAN: PipelinedStatement = { statement: 'one_plan', values: [] };

/**
 * Prefix for statements that use one generic plan (`plan_cache_mode`, until the transaction ends): index scans and
 * lookups that are good for all values. Otherwise PostgreSQL plans large statements at every call, since it does not
 * know their limits and lists and underestimates the cost of planning.
 */
export const PLANNED_ONCE = '/* planned once */';

/** The statements sent before and after another one. */
export type Pipeline = {
  readonly before: readonly PipelinedStatement[];
  readonly after?: readonly PipelinedStatement[];
};

/** A statement as the query builder passes it: the text, with options for reading its rows. */
export type SentStatement = { readonly text: string };

/** Attaches pipelined statements to a statement, if there are any. */
export function withPipeline(statement: SentStatement, { before, after = [] }: Pipeline) {
  const company = {
    before: statement.text.startsWith(PLANNED_ONCE) ? [...before, ONE_PLAN] : before,
    after,
  };
  return company.before.length + after.length > 0
    ? Object.assign({}, statement, { company })
    : statement;
}

/** Prepares the pipelined statements on a new connection. */
export async function preparePipelinedStatements(client: pg.ClientBase): Promise<void> {
  // JIT off: the estimated cost of policies is high, but the statements are short. The prepared statements set the
  // acting person of a transaction.
  await client.query(`
    set jit = off;
    prepare acting_person (text, text, text, text, text) as select
      set_config('app.account', $1, true), set_config('app.user', $2, true),
      set_config('app.facilities', $3, true), set_config('app.families', $4, true),
      set_config('app.clinics', $5, true);
    prepare advisory_lock (text) as select pg_advisory_xact_lock(hashtextextended($1, 0));
    prepare advisory_lock_shared (text) as select pg_advisory_xact_lock_shared(hashtextextended($1, 0));
    prepare acting_system (text) as select set_config('app.system', $1, true);
    prepare one_plan as select set_config('plan_cache_mode', 'force_generic_plan', true)`);
  // PREPARE does not accept BEGIN and COMMIT; sending them once with a name has the same effect.
  await client.query({ name: BEGIN.statement, text: 'begin' });
  await client.query({ name: COMMIT.statement, text: 'commit' });
}

type Config = {
  readonly text: string;
  readonly name?: string;
  readonly company: Pipeline;
};
type QueryCallback = (error: Error | null, result: pg.QueryResult) => void;

/** The part of `pg`'s connection and query that sends statements. */
type Wire = {
  bind(options: { portal: string; statement: string; values: readonly string[] }): void;
  execute(options: { portal: string; rows?: number }): void;
  sync(): void;
};
type Travelling = {
  prepare(wire: Wire): void;
  handleDataRow(message: unknown): void;
  handleCommandComplete(message: unknown, wire: Wire): void;
};
const Query = pg.Query as unknown as new (
  config: Config,
  values: unknown,
  callback: QueryCallback,
) => pg.Query & Travelling;

/**
 * A statement with pipelined ones: acting person, begin, commit. All are sent in one database round trip. Outside a
 * transaction they form an implicit one, so that no setting remains on the connection.
 */
export class PipelinedQuery extends Query {
  readonly #company: Pipeline;
  /** For whom the rows are parsed. */
  readonly #work: Work | undefined = currentWork();
  #done = 0;

  constructor(config: Config, values: unknown, callback: QueryCallback) {
    super(config, values, callback);
    this.#company = config.company;
  }

  /** True even without values: pipelining needs the extended query protocol. */
  requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    sendAll(wire, this.#company.before);
    super.prepare(wire);
  }

  /** Called by `pg` to finish a statement. */
  _getRows(wire: Wire): void {
    wire.execute({ portal: '' });
    sendAll(wire, this.#company.after ?? []);
    wire.sync();
  }

  override handleDataRow(message: unknown): void {
    if (this.#work) enterWork(this.#work);
    if (this.#isItself()) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isItself()) super.handleCommandComplete(message, wire);
    this.#done += 1;
  }

  /** Whether the current result belongs to the statement itself, not to a pipelined one. */
  #isItself(): boolean {
    return this.#done === this.#company.before.length;
  }
}

function sendAll(wire: Wire, companions: readonly PipelinedStatement[]): void {
  for (const companion of companions) {
    wire.bind({ portal: '', ...companion });
    wire.execute({ portal: '' });
  }
}
