/** One change of a source file that tests must notice. */
export type Mutant = {
  readonly name: string;
  readonly file: string;
  /** What stands there, once. */
  readonly find: string;
  readonly replace: string;
  /** The files of tests of which at least one fails with it. */
  readonly tests: readonly string[];
};
