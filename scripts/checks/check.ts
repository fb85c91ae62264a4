/** Something that must hold for the checkout. */
export type Check = {
  name: string;
  /** Returns a readable description of the problems in the checkout at `root`, or `null` if it has no problems. */
  run(root: string): Promise<string | null>;
};
