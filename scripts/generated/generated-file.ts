/** A file of the repository that nobody writes by hand. */
export type GeneratedFile = {
  /** Relative to the checkout. */
  readonly path: string;
  /** Its content before formatting. */
  readonly text: string;
};

/** Says in a generated file of code that it is one. */
export const NOTICE = '// Made by `npm run generate` from the files that are named here.';

/** The same in a file that is made from all calls of the contract. */
export const NOTICE_OF_CONTRACT = '// Made by `npm run generate` from the calls of the contract.';
