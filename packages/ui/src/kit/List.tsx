import { createElement, type HTMLAttributes } from 'react';
import { joinClasses } from './scale.ts';
import styles from './surface.module.css';

export interface ListProps extends HTMLAttributes<HTMLElement> {
  as?: 'div' | 'dl' | 'nav' | 'ol' | 'ul';
}

/** Lines of one kind in one frame, a rule between each two. */
export function List({ as = 'ul', className, ...rest }: ListProps) {
  return createElement(as, { ...rest, className: joinClasses(styles['list'], className) });
}
