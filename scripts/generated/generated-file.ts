/** A file of the repository that nobody writes by hand. */
export type GeneratedFile = {
  /** Relative to the checkout. */
  readonly path: string;
  /** Its content before formatting. */
  readonly text: string;
};

/** Says in a generated file of code that it is one. */
export const NOTICE = '// Made by `npm run generate` from the files that are named here.';
