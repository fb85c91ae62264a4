/** Something that must hold for the checkout. */
export type Check = {
  name: string;
  /** What is wrong with the checkout at `root`, as the reader should see it; `null` when nothing is. */
  run(root: string): Promise<string | null>;
};
