import type { HTMLAttributes } from 'react';
import styles from './kit.module.css';
import { makePart } from './part.ts';

export interface ListProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'dl' | 'nav' | 'ol' | 'ul';
}

/** Lines of one kind in one frame, a rule between each two. */
export const List = makePart<ListProps>(styles['list'], [], { as: 'ul' });
