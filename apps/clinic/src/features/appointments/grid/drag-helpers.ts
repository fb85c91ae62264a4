/**
 * Is what dragging in the calendar uses of the library that helps with elements. It asks for the library as a whole, which a
 * bundler then has to keep, beside the parts that the calendar itself asks for one by one.
 *
 * @public asked for by the calendar's own code
 */
export { default as scrollParent } from 'dom-helpers/scrollParent';
/** @public asked for by the calendar's own code */
export { default as scrollTop } from 'dom-helpers/scrollTop';
