/**
 * Shows nothing, in place of the library from which the calendar takes its pop-ups: none of them is ever opened here.
 *
 * @public asked for by the calendar's own code
 */
export const Overlay = () => null;
