import { Outlet } from '@tanstack/react-router';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './NewcomerFrame.module.css';
import { usePage } from './page.ts';
import { PersonButton } from './PersonButton.tsx';
import { tabTitle } from './tab-title.ts';

/** Renders the frame for users without a clinic: a header with the user menu, no navigation. */
export function NewcomerFrame() {
  const { t } = useTranslation();
  const { title = 'settings:places.newFacility' } = usePage();
  return (
    <div className={styles['frame']}>
      <title>{tabTitle(t(title), 0)}</title>
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
