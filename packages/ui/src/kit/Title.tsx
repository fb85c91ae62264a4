import { createElement, type HTMLAttributes, type Ref } from 'react';
import { joinClasses, type TextSize } from './scale.ts';
import styles from './text.module.css';

export interface TitleProps extends HTMLAttributes<HTMLHeadingElement> {
  as?: 'h1' | 'h2' | 'h3';
  size?: TextSize;
  /** One of the few large words: a greeting, a name of a pet, a sum. */
  isDisplay?: boolean;
  /** After so many lines it ends in …; in full it stands elsewhere. */
  lines?: '1' | '2' | '3' | '4';
  ref?: Ref<HTMLHeadingElement>;
}

/** A heading; its level is that of the outline, its size that of the scale. */
export function Title({ as = 'h2', size = 'lead', isDisplay, className, ...props }: TitleProps) {
  const { lines, ...rest } = props;
  return createElement(as, {
    ...rest,
    className: joinClasses(styles['title'], isDisplay ? 'z-display' : undefined, className),
    'data-size': size,
    'data-lines': lines,
  });
}
