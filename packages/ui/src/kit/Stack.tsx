import type { FormEventHandler, HTMLAttributes, Ref } from 'react';
import styles from './kit.module.css';
import { createPrimitive, type SpaceToken } from './primitive.ts';

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
  gap?: SpaceToken;
  /** Alignment of children narrower than the stack. Without it they fill the width. */
  align?: 'start' | 'center' | 'end';
  /** In a row: takes the remaining width. */
  grow?: boolean;
  /** For a form: disables the browser's validation, since the app shows its own messages. */
  noValidate?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  ref?: Ref<HTMLElement>;
}

/** Vertical layout. */
export const Stack = createPrimitive<StackProps>(styles['stack'], ['gap', 'align', 'grow'], {
  as: 'div',
  gap: '16',
});
