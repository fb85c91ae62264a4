import type { FormEventHandler, HTMLAttributes, Ref } from 'react';
import styles from './kit.module.css';
import { makePart, type Gap } from './part.ts';

export interface StackProps extends Omit<HTMLAttributes<HTMLElement>, 'onSubmit'> {
  as?:
    | 'article'
    | 'aside'
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
  gap?: Gap;
  /** Where things narrower than the stack stand in it. Without it they are as wide as the stack. */
  align?: 'start' | 'center' | 'end';
  /** In a row: takes the room that is left. */
  grow?: boolean;
  /** Of a form: its rules are told by us, not by the browser. */
  noValidate?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  ref?: Ref<HTMLElement>;
}

/** Things below each other. */
export const Stack = makePart<StackProps>(styles['stack'], ['gap', 'align', 'grow'], {
  as: 'div',
  gap: '16',
});
