import pg from 'pg';

/** A statement that every connection has prepared, and what it is told: it travels with another, in one message. */
export type Companion = {
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

export const BEGIN: Companion = { statement: 'begin_transaction', values: [] };
export const COMMIT: Companion = {
  statement: 'commit_transaction',
  values: [],
};

/** Waits for a lock of this name and has it, alone or with others, until the transaction ends. */
export const lockNamed = (name: string, isShared = false): Companion => ({
  statement: isShared ? 'advisory_lock_shared' : 'advisory_lock',
  values: [name],
});

const ONE_PLAN: Companion = { statement: 'one_plan', values: [] };

/**
 * Prefix of a statement whose plan is made once for all values (`plan_cache_mode`, until its transaction ends): one that
 * walks down an index, or looks up what it is given, whoever asks. Left to itself, PostgreSQL plans a large statement at
 * each call, since it cannot know its limits and lists beforehand and takes planning for cheaper than it is.
 */
export const PLANNED_ONCE = '/* planned once */';

/** What is done before a statement and after it. */
export type Company = {
  readonly before: readonly Companion[];
  readonly after?: readonly Companion[];
};

/** What is sent: a text, with how its rows are read. */
export type SentStatement = { readonly text: string };

/** Returns a statement with its companions, where it has any. */
export function accompanied(statement: SentStatement, { before, after = [] }: Company) {
  const company = {
    before: statement.text.startsWith(PLANNED_ONCE) ? [...before, ONE_PLAN] : before,
    after,
  };
  return company.before.length + after.length > 0
    ? Object.assign({}, statement, { company })
    : statement;
}

/** Prepares the companions on a new connection. */
export async function prepareCompanions(client: pg.ClientBase): Promise<void> {
  // Nothing is compiled: estimates of what policies cost are high, and the statements are short. What follows says for
  // whom a transaction is.
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
  // PREPARE takes neither of these: they are kept by being sent by a name once.
  await client.query({ name: BEGIN.statement, text: 'begin' });
  await client.query({ name: COMMIT.statement, text: 'commit' });
}

type Config = {
  readonly text: string;
  readonly name?: string;
  readonly company: Company;
};
type Done = (error: Error | null, result: pg.QueryResult) => void;

/** The part of a connection and of a query of `pg` that says how a statement travels. */
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
  done: Done,
) => pg.Query & Travelling;

/**
 * A statement with companions: for whom it is made, the beginning of its transaction, the end of it. All of them travel
 * at once, so that none costs a way to the database and back. Without a longer transaction they are one by themselves,
 * which ends with them: nothing is left on the connection for whoever comes next.
 */
export class AccompaniedQuery extends Query {
  readonly #company: Company;
  #done = 0;

  constructor(config: Config, values: unknown, done: Done) {
    super(config, values, done);
    this.#company = config.company;
  }

  /** Also without values: companions travel with statements of the extended protocol alone. */
  requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    sendAll(wire, this.#company.before);
    super.prepare(wire);
  }

  /** What `pg` ends a statement with. */
  _getRows(wire: Wire): void {
    wire.execute({ portal: '' });
    sendAll(wire, this.#company.after ?? []);
    wire.sync();
  }

  override handleDataRow(message: unknown): void {
    if (this.#isItself()) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isItself()) super.handleCommandComplete(message, wire);
    this.#done += 1;
  }

  /** Whether what is answered is the statement's own, and not one of its companions'. */
  #isItself(): boolean {
    return this.#done === this.#company.before.length;
  }
}

function sendAll(wire: Wire, companions: readonly Companion[]): void {
  for (const companion of companions) {
    wire.bind({ portal: '', ...companion });
    wire.execute({ portal: '' });
  }
}
