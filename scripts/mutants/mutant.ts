export type Mutant = {
  name: string;
  file: string;
  find: string;
  replace: string;
  tests: readonly string[];
};
