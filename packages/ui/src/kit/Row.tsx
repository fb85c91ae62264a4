import type { HTMLAttributes } from 'react';
import styles from './kit.module.css';
import { makePart, type Gap } from './part.ts';

export interface RowProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'footer' | 'header' | 'li' | 'p' | 'section' | 'span' | 'ul';
  gap?: Gap;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'between' | 'center' | 'end';
  /** Whether what has no room beside the rest goes to the next line, as it does unless told otherwise. */
  wrap?: boolean;
  /** Its children share the line. */
  fill?: boolean;
  /** In another row: takes the room that is left. */
  grow?: boolean;
}

/** Things beside each other. */
export const Row = makePart<RowProps>(
  styles['row'],
  ['gap', 'align', 'justify', 'wrap', 'fill', 'grow'],
  { as: 'div', gap: '8' },
);
