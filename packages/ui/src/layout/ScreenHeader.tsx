import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './ScreenHeader.module.css';

export interface ScreenHeaderProps {
  /** Also the name of the page in the browser. */
  title: string;
  /** A line above the title: a greeting, a step. */
  over?: ReactNode;
  /** A line below it: what the screen is for. */
  under?: ReactNode;
  /** The way back, at the left. */
  back?: ReactNode;
  /** One thing to do, at the right. */
  action?: ReactNode;
}

/** Shows the head of a screen of the owner app: its large title and what stands around it. */
export function ScreenHeader({ title, over, under, back, action }: ScreenHeaderProps) {
  useDocumentTitle(`${title} · Zampa`);
  return (
    <header className={styles['header']}>
      {back}
      <div className={styles['words']}>
        {over && <p className={styles['over']}>{over}</p>}
        <h1 className="z-display">{title}</h1>
        {under && <p className={styles['under']}>{under}</p>}
      </div>
      {action}
    </header>
  );
}
