import type { ReactNode } from 'react';
import styles from './kit.module.css';

export interface FactsProps {
  /** `list`: framed, a rule between each two; `lines`: bare; `columns`: the label above its value, beside the next. */
  look?: 'list' | 'lines' | 'columns';
  children: ReactNode;
}

/** Shows what is known, by its names. */
export function Facts({ look = 'lines', children }: FactsProps) {
  return (
    <dl className={styles['facts']} data-look={look}>
      {children}
    </dl>
  );
}

export interface FactProps {
  label: ReactNode;
  children: ReactNode;
}

/** Shows one fact and its name. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
