import { createElement, type HTMLAttributes, type Ref } from 'react';
import styles from './flow.module.css';
import { joinClasses, type Space } from './scale.ts';

export interface StackProps extends HTMLAttributes<HTMLElement> {
  as?:
    | 'article'
    | 'aside'
    | 'dd'
    | 'div'
    | 'footer'
    | 'form'
    | 'header'
    | 'li'
    | 'main'
    | 'nav'
    | 'ol'
    | 'section'
    | 'span'
    | 'ul';
  gap?: Space;
  /** Where things narrower than the stack stand in it. Without it they are as wide as the stack. */
  align?: 'start' | 'center' | 'end';
  /** In a row: takes the room that is left. */
  grow?: boolean;
  /** Of a form: its rules are told by us, not by the browser. */
  noValidate?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Things below each other. */
export function Stack({ as = 'div', gap = '16', align, grow, className, ...rest }: StackProps) {
  return createElement(as, {
    ...rest,
    className: joinClasses(styles['stack'], className),
    'data-gap': gap,
    'data-align': align,
    'data-grow': grow || undefined,
  });
}
