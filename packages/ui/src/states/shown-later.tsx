import { type ComponentType, memo, useDeferredValue } from 'react';

/**
 * Makes of a part of a screen one that goes to another address a moment after what is around it. The router tells React
 * to show a new address at once and in one go; a list or a grid of hundreds of things then holds the screen up, and whoever
 * pressed sees nothing happen. This part stays as it was until that is painted, and is made bit by bit, giving way to
 * whoever touches the screen meanwhile. What changes at the same address is shown at once.
 */
export function shownLater<Props extends { readonly search: object }>(
  part: ComponentType<Props>,
): ComponentType<Props> {
  const Kept: ComponentType<Props> = memo(part);
  return function ShownLater(props) {
    const before = useDeferredValue(props);
    return <Kept {...(before.search === props.search ? props : before)} />;
  };
}
