import type { HTMLAttributes, Ref } from 'react';
import styles from './kit.module.css';
import { makePart, type TextSize } from './part.ts';

export interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  as?: 'h1' | 'h2' | 'h3';
  size?: TextSize;
  tone?: 'muted';
  /** One of the few large words: a greeting, a name of a pet, a sum. */
  display?: boolean;
  /** Begins with what languages write small, the name of a day. */
  capital?: boolean;
  /** After so many lines it ends in …; in full it stands elsewhere. */
  lines?: '1' | '2' | '3';
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading; its level is that of the outline, its size that of the scale. */
export const Title = makePart<TitleProps>(
  styles['title'],
  ['size', 'tone', 'display', 'capital', 'lines'],
  { as: 'h2', size: 'lead' },
);
