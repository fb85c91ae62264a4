import pg from 'pg';
import { AccompaniedQuery, type Company, PLANNED_ONCE } from './accompanied-query.ts';

/** How often a connection sees a text before it is worth keeping. */
const SIGHTS = 5;
/** How many statements a connection keeps, and how many texts it counts: a list has a text for each of its lengths. */
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
    if (known !== undefined || dependsOnWords(text)) return known;
    const sights = (this.#sights.get(text) ?? 0) + 1;
    if (sights < SIGHTS || this.#names.size === KEPT) {
      if (this.#sights.size < COUNTED) this.#sights.set(text, sights);
      return undefined;
    }
    this.#sights.delete(text);
    const name = `kept_${this.#names.size}`;
    this.#names.set(text, name);
    return name;
  }
}

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
