import styles from './kit.module.css';
import { joinClasses, makePart } from './part.ts';
import type { StackProps } from './Stack.tsx';

export interface CardProps extends StackProps {
  /** Its ground; `new` and `due` are for what waits for somebody and what is dangerous. */
  tone?: 'plain' | 'sunk' | 'pine' | 'new' | 'due';
  /** The room inside it. */
  padding?: '12' | '16' | '24';
}

/** Things below each other that belong together, on a ground of their own. */
export const Card = makePart<CardProps>(
  joinClasses(styles['stack'], styles['card']),
  ['gap', 'align', 'grow', 'tone', 'padding'],
  { as: 'div', gap: '12' },
);
