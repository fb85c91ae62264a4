import { useDocumentTitle } from '@mantine/hooks';
import type { ReactNode } from 'react';
import styles from './ScreenHeader.module.css';

export interface ScreenHeaderProps {
  /** Also the document title. */
  title: string;
  /** Line above the title: a greeting, a step. */
  over?: ReactNode;
  /** Line below the title: the purpose of the screen. */
  under?: ReactNode;
  /** Back link, on the left. */
  back?: ReactNode;
  /** Action, on the right. */
  action?: ReactNode;
}

/** Header of a screen in the owner app, with a large title. */
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
