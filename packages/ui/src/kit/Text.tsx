import { createElement, type HTMLAttributes } from 'react';
import { joinClasses, type TextSize } from './scale.ts';
import styles from './text.module.css';

export interface TextProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'figcaption' | 'p' | 'span' | 'strong';
  /** Without it, that of what stands around it. */
  size?: TextSize;
  tone?: 'muted' | 'pine' | 'apricot' | 'danger';
  weight?: '400' | '500' | '600' | '700';
  /** After so many lines it ends in …; in full it stands elsewhere. */
  lines?: '1' | '2' | '3' | '4';
  /** Begins with what languages write small, the name of a day. Of a block, not of words within a line. */
  capital?: boolean;
  /** Written by a person: their line breaks stand. */
  written?: boolean;
}

/** Words, a paragraph unless told otherwise. */
export function Text({ as = 'p', className, ...props }: TextProps) {
  const { size, tone, weight, lines, capital, written, ...rest } = props;
  return createElement(as, {
    ...rest,
    className: joinClasses(styles['text'], className),
    'data-size': size,
    'data-tone': tone,
    'data-weight': weight,
    'data-lines': lines,
    'data-capital': capital || undefined,
    'data-written': written || undefined,
  });
}
