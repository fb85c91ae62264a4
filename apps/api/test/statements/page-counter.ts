import type { Viewer } from '@zampa/domain/people/relation';
import pg from 'pg';
import { actingAs } from '../../src/access/acting.ts';
import { findViewer } from '../../src/access/viewer.ts';
import { openDatabase, openPool, type Queryable } from '../../src/db/database.ts';
import { PreparingClient } from '../../src/db/preparing-client.ts';
import type { Product } from '../product.ts';

type Sent = { readonly config: { readonly text: string }; readonly values: readonly unknown[] };
type Explained = { readonly 'QUERY PLAN': readonly [{ readonly Plan: Record<string, number> }] };

/**
 * Counts the pages of tables and indexes that a statement touches: a measure of its cost that is the same on every
 * machine.
 */
export class PageCounter {
  readonly #product: Product;
  readonly #pool: pg.Pool;
  readonly #sent: Sent[] = [];

  constructor(product: Product) {
    const sent = this.#sent;
    /** Connection that records the statements sent with their values. */
    class RecordingClient extends PreparingClient {
      override query(...parts: unknown[]): never {
        const [config, values] = parts;
        if (isStatement(config) && Array.isArray(values)) sent.push({ config, values });
        return super.query(...parts);
      }
    }
    const connectionString = product.databaseUrl;
    this.#product = product;
    this.#pool = openPool({ connectionString, max: 1, Client: RecordingClient }, () => {});
  }

  stop(): Promise<void> {
    return this.#pool.end();
  }

  /** Runs a function as a person and counts the pages touched by the one statement that contains these words. */
  async countPages(
    userId: string,
    words: string,
    run: (db: Queryable, viewer: Viewer) => Promise<unknown>,
  ): Promise<number> {
    const viewer = await findViewer(openDatabase(this.#product.pool), userId);
    if (!viewer) throw new Error('somebody whom nobody knows');
    this.#sent.length = 0;
    await run(actingAs(openDatabase(this.#pool), { viewer }), viewer);
    const recorded = this.#sent.find(({ config }) => config.text.includes(words));
    if (!recorded) throw new Error(`no statement with ${words} was sent`);
    // Prepared and sent with the same session settings, so that the explained plan is the one that is used.
    await this.#pool.query(`prepare counted as ${recorded.config.text}`);
    const values = recorded.values.map(literalOf);
    const text = `explain (analyze, buffers, format json) execute counted${values.length > 0 ? `(${values.join()})` : ''}`;
    const { rows } = await this.#pool.query<Explained>({ ...recorded.config, text }, []);
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

const isStatement = (config: unknown): config is { readonly text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string';
