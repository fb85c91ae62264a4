import { type ComponentType, memo, useDeferredValue } from 'react';

/**
 * Wraps a component so that it renders a new address in a deferred, interruptible render. The router updates
 * synchronously, so a list or grid with hundreds of elements would block the response to a press. The component keeps
 * its previous props until the rest is painted. Changes at the same address (same `search` object) render
 * immediately.
 */
export function deferOnNavigation<Props extends { readonly search: object }>(
  component: ComponentType<Props>,
): ComponentType<Props> {
  const Memoized: ComponentType<Props> = memo(component);
  return function DeferredOnNavigation(props) {
    const deferredProps = useDeferredValue(props);
    return <Memoized {...(deferredProps.search === props.search ? props : deferredProps)} />;
  };
}
