import { nextPaint } from '@zampa/ui/states/next-paint';

type Search = Readonly<Record<string, unknown>>;

/** The router's navigation event. */
export type Navigation = {
  /** Whether the route is only preloaded (hover). */
  readonly preload: boolean;
  readonly location: { readonly pathname: string; readonly search: Search };
};

/**
 * Returns a `beforeLoad` hook that waits for the next paint, so that the pressed link is marked before the new screen
 * is rendered in one long task. Does not wait for the first screen, when something is closed, or when only other
 * search parameters change.
 *
 * @param itemParams search parameters that open an item beside its list
 */
export function paintBeforeNavigation(
  itemParams: readonly string[] = [],
): (going: Navigation) => Promise<void> | undefined {
  let currentLocation: Navigation['location'] | null = null;
  return ({ preload, location }) => {
    if (preload) return undefined;
    const previous = currentLocation;
    currentLocation = location;
    if (previous === null) return undefined;
    const needsPaint =
      previous.pathname !== location.pathname ||
      itemParams.some((name) => {
        const { [name]: now } = location.search;
        return now !== undefined && now !== previous.search[name];
      });
    return needsPaint ? nextPaint() : undefined;
  };
}
