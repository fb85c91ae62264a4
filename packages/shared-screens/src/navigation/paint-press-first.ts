import { nextPicture } from '@zampa/ui/states/next-picture';

type Search = Readonly<Record<string, unknown>>;

/** What the router says of an address that is gone to. */
export type Going = {
  /** Only made ready, for a pointer that has come to a link. */
  readonly preload: boolean;
  readonly location: { readonly pathname: string; readonly search: Search };
};

/**
 * Lets what is pressed be marked, and that be painted, before what it leads to is made: the router makes it in one go,
 * which would hold up the answer to the press. Before the first screen, where something is closed, and where anything else of
 * the screen changes, nothing is waited for.
 *
 * @param opened what an address calls that which a marked press opens beside the list that it is in
 * @returns what a router does before it loads the screens of an address
 */
export function paintPressFirst(
  opened: readonly string[] = [],
): (going: Going) => Promise<void> | undefined {
  let shown: Going['location'] | null = null;
  return ({ preload, location }) => {
    if (preload) return undefined;
    const before = shown;
    shown = location;
    if (before === null) return undefined;
    const isAnother =
      before.pathname !== location.pathname ||
      opened.some((name) => {
        const { [name]: now } = location.search;
        return now !== undefined && now !== before.search[name];
      });
    return isAnother ? nextPicture() : undefined;
  };
}
