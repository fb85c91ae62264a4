import { type ReactNode, useId } from 'react';
import styles from './TitledPanel.module.css';

export interface TitledPanelProps {
  title: string;
  /** How many there are, beside the title. */
  count?: ReactNode;
  /** Leads to where there is more of it, at the other end of the line. */
  link: ReactNode;
  /** What is chosen of it; below the title where the line is too short. */
  choice?: ReactNode;
  children: ReactNode;
}

/** Shows a part of a screen on a ground of its own, under a line that says what it is and leads on. */
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
