import pg from 'pg';

/** For whom a statement is made: one that a connection has prepared, and what it is told. */
export type Acting = {
  readonly statement: 'acting_person' | 'acting_system';
  readonly values: readonly string[];
};

/** What every connection is told first: how to say for whom, until the end of a transaction. */
export const PREPARE_ACTING = `
  prepare acting_person (text, text, text, text, text) as select
    set_config('app.account', $1, true), set_config('app.user', $2, true),
    set_config('app.facilities', $3, true), set_config('app.families', $4, true),
    set_config('app.clinics', $5, true);
  prepare acting_system (text) as select set_config('app.system', $1, true)`;

type Config = { readonly text: string; readonly name?: string; readonly acting: Acting };
type Done = (error: Error | null, result: pg.QueryResult) => void;

/** The part of a connection and of a query of `pg` that says how a statement travels. */
type Wire = {
  bind(options: { portal: string; statement: string; values: readonly string[] }): void;
  execute(options: { portal: string }): void;
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
 * A statement that says for whom it is made. Both travel at once and are one transaction, which ends with the
 * statement unless that begins a longer one: so nothing is left on the connection for whoever comes next, and saying
 * it costs no way to the database and back.
 */
export class ActingQuery extends Query {
  readonly #acting: Acting;
  #isSaid = false;

  constructor(config: Config, values: unknown, done: Done) {
    super(config, values, done);
    this.#acting = config.acting;
  }

  /** Also without values: only so do both travel together. */
  requiresPreparation(): boolean {
    return true;
  }

  override prepare(wire: Wire): void {
    wire.bind({ portal: '', ...this.#acting });
    wire.execute({ portal: '' });
    super.prepare(wire);
  }

  override handleDataRow(message: unknown): void {
    if (this.#isSaid) super.handleDataRow(message);
  }

  override handleCommandComplete(message: unknown, wire: Wire): void {
    if (this.#isSaid) super.handleCommandComplete(message, wire);
    this.#isSaid = true;
  }
}
