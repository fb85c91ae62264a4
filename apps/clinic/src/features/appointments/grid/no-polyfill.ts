/**
 * Stands in for what teaches a React older than 16.3 the newer methods of a component.
 *
 * @public asked for by the calendar's own code
 */
export const polyfill = <Component>(component: Component): Component => component;
