import type { HTMLAttributes, Ref } from 'react';
import styles from './kit.module.css';
import { createPrimitive, type TextSize } from './primitive.ts';

export interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  as?: 'h1' | 'h2' | 'h3';
  size?: TextSize;
  tone?: 'muted';
  /** For the few large texts: a greeting, a pet's name, an amount. */
  display?: boolean;
  /** Capitalizes the first letter, for example of a weekday. */
  capital?: boolean;
  /** Truncates with … after this many lines; the full text must be available elsewhere. */
  lines?: '1' | '2' | '3';
  ref?: Ref<HTMLHeadingElement>;
}

/** Heading. Its level follows the outline, its size the type scale. */
export const Title = createPrimitive<TitleProps>(
  styles['title'],
  ['size', 'tone', 'display', 'capital', 'lines'],
  { as: 'h2', size: 'lead' },
);
