import type pg from 'pg';
import {
  withPipeline,
  BEGIN,
  COMMIT,
  type PipelinedStatement,
  type SentStatement,
} from './pipelined-query.ts';
import { continueAfter } from '../main-thread/measure-work.ts';
import { PreparingClient } from './preparing-client.ts';

/** The statement sent together with the commit. */
export type LastStatement = SentStatement & { readonly values: readonly unknown[] };

/**
 * A transaction on its own connection. BEGIN is sent with the first statement and COMMIT can be sent with the last
 * one, which saves two database round trips.
 */
export class OpenTransaction {
  readonly #client: pg.PoolClient;
  readonly #acting: readonly PipelinedStatement[];
  readonly #onStatement: (text: string) => void;
  #travelling: PipelinedStatement[] = [];
  #hasBegun = false;
  #isNoted = false;

  /**
   * Creates a transaction without beginning it.
   *
   * @param acting statements that set the acting person
   * @param onStatement receives the text of every statement before it is sent
   */
  constructor(
    client: pg.PoolClient,
    acting: readonly PipelinedStatement[],
    onStatement: (text: string) => void = () => {},
  ) {
    // Other clients would send statements without the pipelined ones.
    if (!(client instanceof PreparingClient))
      throw new Error('this connection is not from openPool');
    this.#client = client;
    this.#acting = acting;
    this.#onStatement = onStatement;
  }

  /** Reports a statement to `onStatement`, after a `begin` before the first one. */
  logQuery(text: string): void {
    if (!this.#isNoted) this.#onStatement('begin');
    this.#isNoted = true;
    this.#onStatement(text);
  }

  /** Sends a pipelined statement before the next one, in the same round trip. */
  sendBeforeNext(companion: PipelinedStatement): void {
    this.#travelling.push(companion);
  }

  query(statement: SentStatement, values: unknown[]): Promise<pg.QueryResult> {
    return this.#client.query(this.#accompanied(statement, []), values);
  }

  /** Commits, together with a last statement if there is one. */
  async commit(last?: LastStatement): Promise<void> {
    if (last) this.logQuery(last.text);
    if (this.#isNoted) this.#onStatement('commit');
    if (last)
      await continueAfter(this.#client.query(this.#accompanied(last, [COMMIT]), [...last.values]));
    else if (this.#hasBegun) await continueAfter(this.#client.query('commit'));
  }

  async rollback(): Promise<void> {
    if (!this.#hasBegun) return;
    this.#onStatement('rollback');
    await this.#client.query('rollback');
  }

  #accompanied(statement: SentStatement, after: readonly PipelinedStatement[]) {
    const beginning = this.#hasBegun ? [] : [BEGIN, ...this.#acting];
    const before = [...beginning, ...this.#travelling];
    this.#hasBegun = true;
    this.#travelling = [];
    return withPipeline(statement, { before, after });
  }
}
