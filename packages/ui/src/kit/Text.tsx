import type { HTMLAttributes } from 'react';
import styles from './kit.module.css';
import { makePart, type TextSize } from './part.ts';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'figcaption' | 'p' | 'span' | 'strong';
  /** Without it, that of what stands around it. */
  size?: TextSize;
  tone?: 'muted' | 'apricot' | 'danger';
  weight?: '400' | '500' | '600';
  /** After so many lines it ends in …; in full it stands elsewhere. */
  lines?: '1' | '2' | '3';
  /** Begins with what languages write small, the name of a day. Of a block, not of words within a line. */
  capital?: boolean;
  /** By a person: their line breaks stand. */
  written?: boolean;
}

/** Words, a paragraph unless told otherwise. */
export const Text = makePart<TextProps>(
  styles['text'],
  ['size', 'tone', 'weight', 'lines', 'capital', 'written'],
  { as: 'p' },
);
