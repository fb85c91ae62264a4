/** A fault put into the product on purpose, which these tests have to notice. */
export type Mutant = {
  /** Says what the product no longer does; unique among all mutants. */
  readonly name: string;
  /** Path in the checkout. */
  readonly file: string;
  /** Text that stands exactly once in the file. */
  readonly find: string;
  /** What stands in its place; as with `String.replace`, but without patterns. */
  readonly replace: string;
  /** Paths in the checkout of the Vitest files of which one has to fail. */
  readonly tests: readonly string[];
};
