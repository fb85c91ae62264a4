/** Room between things: the steps of `--z-space-*`, and none. */
export type Space = '0' | '4' | '8' | '12' | '16' | '24' | '32' | '48';

/** Sizes of type: the steps of `--z-text-*`. */
export type TextSize = 'caption' | 'small' | 'body' | 'lead' | 'title' | 'display';

/** Joins the classes of a part with those that a screen adds. */
export const joinClasses = (...names: readonly (string | undefined)[]) =>
  names.filter(Boolean).join(' ');
