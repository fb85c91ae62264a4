/** A fault put into the product on purpose, which these tests have to notice. */
export type Mutant = {
  /** Says what the product no longer does; unique among all mutants. */
  readonly name: string;
  /** Path in the checkout. */
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly find: string;
  /** The replacement, as for `String.replace` but without patterns. */
  readonly replace: string;
  /** Paths in the checkout of the Vitest files of which one has to fail. */
  readonly tests: readonly string[];
};

/** Returns `source` with the mutant; throws unless the text to replace occurs exactly once. */
export function mutate(source: string, { name, file, find, replace }: Mutant): string {
  const [before = '', after, ...more] = source.split(find);
  if (after === undefined || more.length > 0 || find === '')
    throw new Error(`${name}: the text to replace must occur exactly once in ${file}`);
  if (find === replace) throw new Error(`${name}: changes nothing`);
  return `${before}${replace}${after}`;
}
