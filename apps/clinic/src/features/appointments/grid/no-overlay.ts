/**
 * Replaces `react-overlays`, which the calendar uses for pop-ups that are never opened here.
 *
 * @public imported by react-big-calendar
 */
export const Overlay = () => null;
