import { createElement, type HTMLAttributes, type ReactNode } from 'react';

/** Room between things: the steps of `--z-space-*`, and none. */
export type Gap = '0' | '4' | '8' | '12' | '16' | '24' | '32' | '48';

/** Sizes of type: the steps of `--z-text-*`. */
export type TextSize = 'caption' | 'small' | 'body' | 'lead' | 'title' | 'display';

/** Joins the classes of a part with those that a screen adds. */
export const joinClasses = (...names: readonly (string | undefined)[]) =>
  names.filter(Boolean).join(' ');

/**
 * Makes a part of one element: its tokens are written on it as `data-` attributes, which its style sheet reads, and whatever
 * else is asked for as it is. `usual` holds the element and the tokens where nobody chooses.
 */
export function makePart<Props extends Pick<HTMLAttributes<HTMLElement>, 'className'>>(
  className: string | undefined,
  tokens: readonly (keyof Props & string)[],
  usual: Partial<Props> & { readonly as: string },
): (props: Props) => ReactNode {
  const names = new Set<string>(tokens);
  return (props) => {
    const { as, className: added, ...rest } = { ...usual, ...props };
    const attributes = Object.entries<unknown>(rest).map(([name, value]) => [
      names.has(name) ? `data-${name}` : name,
      value,
    ]);
    return createElement(as, {
      ...Object.fromEntries(attributes),
      className: joinClasses(className, added),
    });
  };
}
