import type { ReactNode } from 'react';
import styles from './kit.module.css';

export interface FactsProps {
  /** `list`: framed with dividers; `lines`: plain; `columns`: label above the value, side by side. */
  look?: 'list' | 'lines' | 'columns';
  children: ReactNode;
}

/** Definition list of labeled values. */
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

/** A label with its value. */
export function Fact({ label, children }: FactProps) {
  return (
    <div className={styles['fact']}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
