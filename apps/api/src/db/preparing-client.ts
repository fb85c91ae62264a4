import pg from 'pg';
import { PipelinedQuery, type Pipeline, PLANNED_ONCE } from './pipelined-query.ts';

/** How often a connection sees a text before it prepares the statement. */
const SIGHTS = 5;
/**
 * The number of prepared statements per connection (least recently used ones are closed) and of texts counted before
 * the count restarts. Bounds are needed since, for example, lists have one text per length.
 */
const KEPT = 100;
const COUNTED = 1000;

/** Full-text searches: the best plan depends on the words, unless the statement is marked with `PLANNED_ONCE`. */
const SEARCHES = '@@';

/**
 * A connection that prepares statements it sees often, since planning takes up to half of their time. PostgreSQL then
 * decides by cost whether to use a generic plan.
 */
export class PreparingClient extends pg.Client {
  readonly #sights = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #named = 0;

  override query(...parts: unknown[]): never {
    const [config, values, callback] = parts;
    const name =
      isNameless(config) && (isFilled(values) || isPipelined(config))
        ? this.#nameOf(config.text)
        : undefined;
    const named = name === undefined ? config : Object.assign({}, config, { name });
    const send = super.query.bind(this) as (...all: unknown[]) => never;
    if (!isPipelined(named)) return send(named, ...parts.slice(1));
    if (typeof callback === 'function')
      return send(new PipelinedQuery(named, values, callback as QueryCallback));
    return new Promise((resolve, reject) => {
      const onResult: QueryCallback = (error, result) => (error ? reject(error) : resolve(result));
      send(new PipelinedQuery(named, values, onResult));
    }) as never;
  }

  #nameOf(text: string): string | undefined {
    const existingName = this.#names.get(text);
    if (existingName !== undefined) return this.#keep(text, existingName);
    if (isSearch(text)) return undefined;
    const sights = (this.#sights.get(text) ?? 0) + 1;
    if (sights < SIGHTS) {
      if (this.#sights.size === COUNTED) this.#sights.clear();
      this.#sights.set(text, sights);
      return undefined;
    }
    this.#sights.delete(text);
    const [longest] = this.#names;
    if (longest && this.#names.size === KEPT) this.#forget(...longest);
    this.#named += 1;
    return this.#keep(text, `kept_${this.#named}`);
  }

  /** Moves a name to the end: the map is ordered by last use. */
  #keep(text: string, name: string): string {
    this.#names.delete(text);
    this.#names.set(text, name);
    return name;
  }

  /** Closes a prepared statement with the next message. Names are never reused. */
  #forget(text: string, name: string): void {
    this.#names.delete(text);
    const { connection } = this as unknown as { readonly connection: Wire };
    connection.close({ type: 'S', name });
    delete connection.parsedStatements[name];
  }
}

/** The part of `pg`'s connection that tracks prepared statements. */
type Wire = {
  readonly parsedStatements: Record<string, string>;
  close(target: { readonly type: 'S'; readonly name: string }): void;
};

const isSearch = (text: string): boolean =>
  text.includes(SEARCHES) && !text.startsWith(PLANNED_ONCE);

type QueryCallback = ConstructorParameters<typeof PipelinedQuery>[2];

const isPipelined = (
  config: unknown,
): config is { readonly text: string; readonly company: Pipeline } =>
  typeof config === 'object' && config !== null && 'company' in config;

const isNameless = (config: unknown): config is { readonly text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  (!('name' in config) || config.name === undefined);

const isFilled = (values: unknown) => Array.isArray(values) && values.length > 0;
