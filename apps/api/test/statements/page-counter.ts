import type { Viewer } from '@zampa/domain/people/relation';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { actingAs } from '../../src/access/acting.ts';
import { findViewer } from '../../src/access/viewer.ts';
import {
  openDatabase,
  rowsOf,
  type Queryable,
  type StatementListener,
} from '../../src/db/database.ts';
import { openPool } from '../../src/db/open-pool.ts';
import type { Product } from '../product.ts';

type Sent = { readonly text: string; readonly values: readonly unknown[] };
type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Record<string, number> }] };

/**
 * Counts the pages of tables and indexes that a statement touches: a measure of its cost that is the same on every
 * machine.
 */
export class PageCounter {
  readonly #product: Product;
  readonly #pool: pg.Pool;

  constructor(product: Product) {
    this.#product = product;
    this.#pool = openPool({ connectionString: product.databaseUrl, max: 1 }, () => {});
  }

  stop(): Promise<void> {
    return this.#pool.end();
  }

  /**
   * Runs a function as a person and counts the pages touched by the one statement that contains these words.
   *
   * @param planned `withGenericPlan` if the statement is sent with it
   */
  async countPages(
    userId: string,
    words: string,
    run: (db: Queryable, viewer: Viewer) => Promise<unknown>,
    planned: (db: Queryable) => Queryable = (db) => db,
  ): Promise<number> {
    const viewer = await findViewer(openDatabase(this.#product.pool), userId);
    if (!viewer) throw new Error('somebody whom nobody knows');
    const acting = (onStatement?: StatementListener) =>
      actingAs(openDatabase(this.#pool, onStatement), { viewer });
    const sent: Sent[] = [];
    await run(
      acting((text, values) => void sent.push({ text, values })),
      viewer,
    );
    const recorded = sent.find(({ text }) => text.includes(words));
    if (!recorded) throw new Error(`no statement with ${words} was sent`);
    // Prepared and run with the same settings, so that the explained plan is the one that is used.
    await this.#pool.query(`prepare counted as ${recorded.text}`);
    const values = recorded.values.map(literalOf);
    const text = `explain (analyze, buffers, format json) execute counted${values.length > 0 ? `(${values.join()})` : ''}`;
    const rows = await rowsOf<Explained>(planned(acting()), sql.raw(text));
    await this.#pool.query('deallocate counted');
    const plan = rows[0]?.['QUERY PLAN'][0].Plan;
    return (plan?.['Shared Hit Blocks'] ?? 0) + (plan?.['Shared Read Blocks'] ?? 0);
  }
}

function literalOf(value: unknown): string {
  if (value === null) return 'null';
  if (value instanceof Date) return pg.escapeLiteral(value.toISOString());
  return pg.escapeLiteral(typeof value === 'string' ? value : JSON.stringify(value));
}
