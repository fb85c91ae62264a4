/**
 * Replaces `react-lifecycles-compat`, which adds lifecycle methods to React versions before 16.3.
 *
 * @public imported by react-big-calendar
 */
export const polyfill = <Component>(component: Component): Component => component;
