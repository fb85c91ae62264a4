/** A fault that is planted, and the tests that must notice it. */
export type Mutant = {
  name: string;
  /** Where it is planted, relative to the checkout. */
  file: string;
  /** What stands there, once. */
  find: string;
  replace: string;
  tests: readonly string[];
};
