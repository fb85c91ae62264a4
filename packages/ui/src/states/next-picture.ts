/** Where nothing is painted, such as in a tab that is not seen, it does not take longer. */
const LONGEST_MS = 100;

/** Waits until what has been changed so far is painted. */
export const nextPicture = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
