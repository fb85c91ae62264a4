/** What the router says of an address that is gone to. */
export type Going = {
  /** Only made ready, for a pointer that has come to a link. */
  readonly preload: boolean;
  readonly location: { readonly pathname: string };
};

/** Where nothing is painted, such as in a tab that is not seen, it does not take longer. */
const LONGEST_MS = 100;

/**
 * Lets the place that a press leads to be marked, and that be painted, before the screen there is made: the router makes
 * it in one go, which would hold up the answer to the press. Before the first screen, and where the screen stays, nothing
 * is waited for.
 *
 * @returns what a router does before it loads the screens of an address
 */
export function paintPressFirst(): (going: Going) => Promise<void> | undefined {
  let shown: string | null = null;
  return ({ preload, location: { pathname } }) => {
    if (preload) return undefined;
    const isAnother = shown !== null && shown !== pathname;
    shown = pathname;
    return isAnother ? paint() : undefined;
  };
}

const paint = (): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, LONGEST_MS);
    requestAnimationFrame(() => setTimeout(resolve));
  });
