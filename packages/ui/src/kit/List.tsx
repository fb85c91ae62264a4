import type { HTMLAttributes } from 'react';
import styles from './kit.module.css';
import { createPrimitive } from './primitive.ts';

export interface ListProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'dl' | 'nav' | 'ol' | 'ul';
}

/** Framed list of rows with dividers. */
export const List = createPrimitive<ListProps>(styles['list'], [], { as: 'ul' });
