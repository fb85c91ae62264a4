import type { HTMLAttributes } from 'react';
import styles from './kit.module.css';
import { createPrimitive, type SpaceToken } from './primitive.ts';

export interface RowProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'footer' | 'header' | 'li' | 'p' | 'section' | 'span' | 'ul';
  gap?: SpaceToken;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'between' | 'center' | 'end';
  /** Whether children that do not fit wrap to the next line; true by default. */
  wrap?: boolean;
  /** Whether the children share the width. */
  fill?: boolean;
  /** In another row: takes the remaining width. */
  grow?: boolean;
}

/** Horizontal layout. */
export const Row = createPrimitive<RowProps>(
  styles['row'],
  ['gap', 'align', 'justify', 'wrap', 'fill', 'grow'],
  { as: 'div', gap: '8' },
);
