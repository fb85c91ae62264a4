import type pg from 'pg';
import {
  accompanied,
  BEGIN,
  COMMIT,
  type Companion,
  type SentStatement,
} from './accompanied-query.ts';
import { PreparingClient } from './preparing-client.ts';

/** What a transaction ends with. */
export type LastStatement = SentStatement & { readonly values: readonly unknown[] };

/**
 * A transaction on a connection of its own. It begins with its first statement and may end with its last one, so that
 * neither costs a way to the database and back.
 */
export class OpenTransaction {
  readonly #client: pg.PoolClient;
  readonly #acting: readonly Companion[];
  readonly #onStatement: (text: string) => void;
  #travelling: Companion[] = [];
  #hasBegun = false;
  #isNoted = false;

  /**
   * Creates one that has not been begun.
   *
   * @param acting for whom it is
   * @param onStatement told the text of every statement, before it is sent
   */
  constructor(
    client: pg.PoolClient,
    acting: readonly Companion[],
    onStatement: (text: string) => void = () => {},
  ) {
    // Others would send a statement without its companions.
    if (!(client instanceof PreparingClient)) throw new Error('not a connection of openPool');
    this.#client = client;
    this.#acting = acting;
    this.#onStatement = onStatement;
  }

  /** Notes a statement that is about to be sent, and the beginning that goes with the first. */
  logQuery(text: string): void {
    if (!this.#isNoted) this.#onStatement('begin');
    this.#isNoted = true;
    this.#onStatement(text);
  }

  /** Has something travel with the next statement, before it. */
  sendWithNext(companion: Companion): void {
    this.#travelling.push(companion);
  }

  query(statement: SentStatement, values: unknown[]): Promise<pg.QueryResult> {
    return this.#client.query(this.#accompanied(statement, []), values);
  }

  /** Ends it well, with its last statement where there is one. */
  async commit(last?: LastStatement): Promise<void> {
    if (last) this.logQuery(last.text);
    if (this.#isNoted) this.#onStatement('commit');
    if (last) await this.#client.query(this.#accompanied(last, [COMMIT]), [...last.values]);
    else if (this.#hasBegun) await this.#client.query('commit');
  }

  async rollback(): Promise<void> {
    if (!this.#hasBegun) return;
    this.#onStatement('rollback');
    await this.#client.query('rollback');
  }

  #accompanied(statement: SentStatement, after: readonly Companion[]) {
    const beginning = this.#hasBegun ? [] : [BEGIN, ...this.#acting];
    const before = [...beginning, ...this.#travelling];
    this.#hasBegun = true;
    this.#travelling = [];
    return accompanied(statement, { before, after });
  }
}
