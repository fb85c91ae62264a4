import { type ReactNode, useId } from 'react';
import styles from './TitledPanel.module.css';

export interface TitledPanelProps {
  title: string;
  /** Count next to the title. */
  count?: ReactNode;
  /** Link at the end of the title line. */
  link: ReactNode;
  /** Filter next to the title; below it if the line is too short. */
  choice?: ReactNode;
  children: ReactNode;
}

/** Panel with a title line and a link to more. */
export function TitledPanel({ title, count, link, choice, children }: TitledPanelProps) {
  const id = useId();
  return (
    <section className={styles['panel']} aria-labelledby={id}>
      <header className={styles['head']}>
        <h3 id={id}>{title}</h3>
        {count}
        {link}
        {choice && <span className={styles['choice']}>{choice}</span>}
      </header>
      {children}
    </section>
  );
}
