import '@zampa/i18n/english/settings-clinic';
import { Button } from '@mantine/core';
import { IconCompass } from '@zampa/ui/icons/IconCompass';
import { Link } from '@tanstack/react-router';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { NotFoundGate } from '@zampa/shared-screens/account/NotFoundGate.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './NotFoundPage.module.css';

/** Shows that a page was not found. */
export function NotFoundPage() {
  return (
    <NotFoundGate>
      <NotFoundMessage />
    </NotFoundGate>
  );
}

function NotFoundMessage() {
  const { t } = useTranslation();
  return (
    <main className={styles['middle']}>
      <title>{t('settings:clinic.notFound.title')}</title>
      <h1>
        <Wordmark size="large" />
      </h1>
      <EmptyState
        picture={<IconCompass size={36} />}
        title={t('settings:clinic.notFound.title')}
        action={
          <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {t('settings:clinic.notFound.home')}
          </Button>
        }
      >
        {t('settings:clinic.notFound.why')}
      </EmptyState>
    </main>
  );
}
