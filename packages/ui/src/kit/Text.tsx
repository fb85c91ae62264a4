import type { HTMLAttributes } from 'react';
import styles from './kit.module.css';
import { createPrimitive, type TextSize } from './primitive.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'figcaption' | 'p' | 'span' | 'strong';
  /** Inherits the surrounding size if omitted. */
  size?: TextSize;
  tone?: 'muted' | 'apricot' | 'danger';
  weight?: '400' | '500' | '600';
  /** Truncates with … after this many lines; the full text must be available elsewhere. */
  lines?: '1' | '2' | '3';
  /** Capitalizes the first letter, for example of a weekday. For blocks, not for inline text. */
  capital?: boolean;
  /** Keeps the line breaks of text written by a person. */
  written?: boolean;
}

/** Text, by default a paragraph. */
export const Text = createPrimitive<TextProps>(
  styles['text'],
  ['size', 'tone', 'weight', 'lines', 'capital', 'written'],
  { as: 'p' },
);
