import { createElement, type HTMLAttributes } from 'react';
import styles from './flow.module.css';
import { joinClasses, type Space } from './scale.ts';

export interface RowProps extends HTMLAttributes<HTMLElement> {
  as?: 'dd' | 'div' | 'footer' | 'header' | 'li' | 'p' | 'section' | 'span' | 'ul';
  gap?: Space;
  align?: 'start' | 'center' | 'end' | 'baseline';
  justify?: 'between' | 'center' | 'end';
  /** Whether what has no room beside the rest goes to the next line. */
  wrap?: boolean;
  /** Its children share the line. */
  fill?: boolean;
  /** In another row: takes the room that is left. */
  grow?: boolean;
}

/** Things beside each other. */
export function Row({ as = 'div', gap = '8', className, ...props }: RowProps) {
  const { align, justify, wrap = true, fill, grow, ...rest } = props;
  return createElement(as, {
    ...rest,
    className: joinClasses(styles['row'], className),
    'data-gap': gap,
    'data-align': align,
    'data-justify': justify,
    'data-wrap': wrap,
    'data-fill': fill || undefined,
    'data-grow': grow || undefined,
  });
}
