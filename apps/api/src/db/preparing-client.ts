import pg from 'pg';
import { AccompaniedQuery, type Company, PLANNED_ONCE } from './accompanied-query.ts';

/** How often a connection sees a text before it is worth keeping. */
const SIGHTS = 5;
/**
 * How many statements a connection keeps, the latest used, and how many texts it counts until it begins anew: a list has a
 * text for each of its lengths, and what is asked on one day is not what is asked on the next.
 */
const KEPT = 100;
const COUNTED = 1000;

/** What is best for a search may depend on its words: one plan is for all of them where it says so itself. */
const SEARCHES = '@@';

/**
 * A connection whose server keeps what is asked again and again: planning a statement anew costs up to half of it.
 * A text with values that has come often enough is sent by a name; the server then decides by its costs whether one
 * plan serves all values.
 */
export class PreparingClient extends pg.Client {
  readonly #sights = new Map<string, number>();
  readonly #names = new Map<string, string>();
  #named = 0;

  override query(...parts: unknown[]): never {
    const [config, values, done] = parts;
    const name =
      isNameless(config) && (isFilled(values) || isAccompanied(config))
        ? this.#nameOf(config.text)
        : undefined;
    const named = name === undefined ? config : Object.assign({}, config, { name });
    const ask = super.query.bind(this) as (...all: unknown[]) => never;
    if (!isAccompanied(named)) return ask(named, ...parts.slice(1));
    if (typeof done === 'function') return ask(new AccompaniedQuery(named, values, done as Done));
    return new Promise((resolve, reject) => {
      const settle: Done = (error, result) => (error ? reject(error) : resolve(result));
      ask(new AccompaniedQuery(named, values, settle));
    }) as never;
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined) return this.#keep(text, known);
    if (dependsOnWords(text)) return undefined;
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

  /** The names stand in the order in which they were used. */
  #keep(text: string, name: string): string {
    this.#names.delete(text);
    this.#names.set(text, name);
    return name;
  }

  /** Tells the server with whatever is sent next. No other statement has had this name, or ever will. */
  #forget(text: string, name: string): void {
    this.#names.delete(text);
    const { connection } = this as unknown as { readonly connection: Wire };
    connection.close({ type: 'S', name });
    delete connection.parsedStatements[name];
  }
}

/** The part of a connection of `pg` that says what its server has prepared. */
type Wire = {
  readonly parsedStatements: Record<string, string>;
  close(what: { readonly type: 'S'; readonly name: string }): void;
};

const dependsOnWords = (text: string): boolean =>
  text.includes(SEARCHES) && !text.startsWith(PLANNED_ONCE);

type Done = ConstructorParameters<typeof AccompaniedQuery>[2];

const isAccompanied = (
  config: unknown,
): config is { readonly text: string; readonly company: Company } =>
  typeof config === 'object' && config !== null && 'company' in config;

const isNameless = (config: unknown): config is { readonly text: string } =>
  typeof config === 'object' &&
  config !== null &&
  'text' in config &&
  typeof config.text === 'string' &&
  (!('name' in config) || config.name === undefined);

const isFilled = (values: unknown) => Array.isArray(values) && values.length > 0;
