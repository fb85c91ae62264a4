import { createElement, type HTMLAttributes, type ReactNode } from 'react';

/** Spacing: the steps of `--z-space-*`, and 0. */
export type SpaceToken = '0' | '4' | '8' | '12' | '16' | '24' | '32' | '48';

/** Text sizes: the steps of `--z-text-*`. */
export type TextSize = 'caption' | 'small' | 'body' | 'lead' | 'title' | 'display';

/** Joins the class names of a component with those added by a screen. */
export const joinClasses = (...names: readonly (string | undefined)[]) =>
  names.filter(Boolean).join(' ');

/**
 * Creates a component around one element. Props named in `tokens` become `data-*` attributes for the style sheet;
 * all other props are passed through. `usual` holds the element and the default props.
 */
export function createPrimitive<Props extends Pick<HTMLAttributes<HTMLElement>, 'className'>>(
  className: string | undefined,
  tokens: readonly (keyof Props & string)[],
  defaults: Partial<Props> & { readonly as: string },
): (props: Props) => ReactNode {
  const names = new Set<string>(tokens);
  return (props) => {
    const { as, className: extraClass, ...rest } = { ...defaults, ...props };
    const attributes = Object.entries<unknown>(rest).map(([name, value]) => [
      names.has(name) ? `data-${name}` : name,
      value,
    ]);
    return createElement(as, {
      ...Object.fromEntries(attributes),
      className: joinClasses(className, extraClass),
    });
  };
}
