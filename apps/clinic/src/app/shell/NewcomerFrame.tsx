import { Outlet } from '@tanstack/react-router';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './NewcomerFrame.module.css';
import { pageTitle, tabTitle } from './page-title.ts';
import { PersonButton } from './PersonButton.tsx';
import { usePage } from './use-page.ts';

/** The frame before there is a clinic: no navigation, because there is nowhere to go yet. */
export function NewcomerFrame() {
  const { t } = useTranslation();
  const page = usePage() ?? 'new-facility';
  return (
    <div className={styles['frame']}>
      <title>{tabTitle(pageTitle(t, page), 0)}</title>
      <header className={styles['top']}>
        <Wordmark />
        <div>
          <PersonButton />
        </div>
      </header>
      <main className={styles['content']}>
        <Outlet />
      </main>
    </div>
  );
}
