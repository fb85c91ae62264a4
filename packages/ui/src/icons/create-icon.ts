import { createElement, type FunctionComponent, type SVGProps } from 'react';

// Draws icons as @tabler/icons-react does. Copyright (c) 2020-2026 Paweł Kuna, MIT license.

type IconProps = Omit<SVGProps<SVGSVGElement>, 'stroke'> & {
  readonly size?: string | number;
  /** Width of the lines. */
  readonly stroke?: string | number;
  readonly title?: string;
};

export type Icon = FunctionComponent<IconProps>;

/** An SVG element of an icon and its attributes. */
type IconNode = readonly [tag: string, attributes: Readonly<Record<string, string>>];

const ATTRIBUTES = {
  xmlns: 'http://www.w3.org/2000/svg',
  viewBox: '0 0 24 24',
} as const;

/** Creates the component of an icon that is drawn with lines. */
export const createIcon = (name: string, nodes: readonly IconNode[]): Icon =>
  createComponent(name, nodes, (color, stroke) => ({
    fill: 'none',
    strokeLinecap: 'round',
    strokeLinejoin: 'round',
    strokeWidth: stroke,
    stroke: color,
  }));

/** Creates the component of an icon that is a filled shape. */
export const createFilledIcon = (name: string, nodes: readonly IconNode[]): Icon =>
  createComponent(name, nodes, (color) => ({ stroke: 'none', fill: color }));

function createComponent(
  name: string,
  nodes: readonly IconNode[],
  toPaint: (color: string, stroke: string | number) => SVGProps<SVGSVGElement>,
): Icon {
  const Component: Icon = ({
    color = 'currentColor',
    size = 24,
    stroke = 2,
    title,
    className,
    children,
    ...rest
  }) =>
    createElement(
      'svg',
      {
        ...ATTRIBUTES,
        width: size,
        height: size,
        ...toPaint(color, stroke),
        className: ['tabler-icon', `tabler-icon-${name}`, className].filter(Boolean).join(' '),
        ...rest,
      },
      title !== undefined && createElement('title', null, title),
      ...nodes.map(([tag, attributes]) => createElement(tag, attributes)),
      children,
    );
  return Component;
}
