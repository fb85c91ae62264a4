/**
 * The functions of `dom-helpers` that the drag-and-drop add-on uses. The add-on requires the whole library, which
 * would keep all of it in the bundle; a Vite alias replaces it with this module.
 *
 * @public imported by react-big-calendar
 */
export { default as scrollParent } from 'dom-helpers/scrollParent';
/** @public imported by react-big-calendar */
export { default as scrollTop } from 'dom-helpers/scrollTop';
