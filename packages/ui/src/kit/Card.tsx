import styles from './kit.module.css';
import { joinClasses, createPrimitive } from './primitive.ts';
import type { StackProps } from './Stack.tsx';

export interface CardProps extends StackProps {
  /** Background; `new` for open tasks, `due` for danger. */
  tone?: 'plain' | 'sunk' | 'pine' | 'new' | 'due';
  /** Inner spacing. */
  padding?: '12' | '16' | '24';
}

/** Stack of related elements on its own background. */
export const Card = createPrimitive<CardProps>(
  joinClasses(styles['stack'], styles['card']),
  ['gap', 'align', 'grow', 'tone', 'padding'],
  { as: 'div', gap: '12' },
);
