import pg from 'pg';
import { continueAfter } from '../main-thread/measure-work.ts';
import {
  BEGIN,
  COMMIT,
  sendPipelined,
  type SentStatement,
  type PipelinedStatement,
} from './pipeline.ts';

/**
 * A transaction on its own connection. BEGIN is sent with the first statement and COMMIT can be sent with the last
 * one, which saves two database round trips.
 */
export class OpenTransaction {
  readonly #client: pg.PoolClient;
  readonly #acting: readonly PipelinedStatement[];
  readonly #onStatement: (text: string, values: readonly unknown[]) => void;
  #companions: PipelinedStatement[] = [];
  #hasBegun = false;
  #hasEnded = false;
  #isNoted = false;
  /** An error that the server did not report: what the connection has prepared is unknown after it. */
  #clientError: Error | null = null;

  /**
   * Creates a transaction without beginning it.
   *
   * @param acting statements that set the acting person
   * @param onStatement receives every statement before it is sent
   */
  constructor(
    client: pg.PoolClient,
    acting: readonly PipelinedStatement[],
    onStatement: (text: string, values: readonly unknown[]) => void = () => {},
  ) {
    this.#client = client;
    this.#acting = acting;
    this.#onStatement = onStatement;
  }

  /** Reports a statement to `onStatement`, after a `begin` before the first one. */
  logQuery(text: string, values: readonly unknown[] = []): void {
    if (!this.#isNoted) this.#onStatement('begin', []);
    this.#isNoted = true;
    this.#onStatement(text, values);
  }

  /** Sends a companion before the next statement, in the same round trip. */
  sendBeforeNext(companion: PipelinedStatement): void {
    this.#companions.push(companion);
  }

  query(statement: SentStatement, values: unknown[]): Promise<pg.QueryResult> {
    return this.#send({ ...statement, values }, []);
  }

  /** Commits, together with a last statement if there is one. */
  async commit(last?: PipelinedStatement): Promise<void> {
    if (last) this.logQuery(last.text, last.values);
    if (this.#isNoted) this.#onStatement('commit', []);
    if (last) await continueAfter(this.#send(last, [COMMIT]));
    else if (this.#hasBegun) await continueAfter(this.#client.query('commit'));
    this.#hasEnded = true;
  }

  /** Throws if the connection must not be used again. */
  async rollback(): Promise<void> {
    this.#hasEnded = true;
    if (!this.#hasBegun) return;
    this.#onStatement('rollback', []);
    await this.#client.query('rollback');
    if (this.#clientError) throw this.#clientError;
  }

  async #send(
    statement: PipelinedStatement,
    after: readonly PipelinedStatement[],
  ): Promise<pg.QueryResult> {
    // The connection may already work for another person.
    if (this.#hasEnded) throw new Error('a statement was sent after the end of its transaction');
    const beginning = this.#hasBegun ? [] : [BEGIN, ...this.#acting];
    const before = [...beginning, ...this.#companions];
    this.#hasBegun = true;
    this.#companions = [];
    try {
      return await sendPipelined(this.#client, statement, { before, after });
    } catch (error) {
      if (error instanceof Error && !(error instanceof pg.DatabaseError)) this.#clientError = error;
      throw error;
    }
  }
}
