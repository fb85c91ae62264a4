import '@zampa/i18n/english/settings-screen';
import { Button } from '@mantine/core';
import { IconCompass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { NowhereGate } from '@zampa/shared-screens/account/NowhereGate.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import styles from './NotFoundPage.module.css';

/** Shows that an address leads nowhere. */
export function NotFoundPage() {
  return (
    <NowhereGate>
      <Nowhere />
    </NowhereGate>
  );
}

function Nowhere() {
  const { t } = useTranslation();
  return (
    <main className={styles['middle']}>
      <title>{t('settings-screen:notFound.title')}</title>
      <h1>
        <Wordmark size="large" />
      </h1>
      <EmptyState
        picture={<IconCompass size={36} />}
        title={t('settings-screen:notFound.title')}
        action={
          <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {t('settings-screen:notFound.home')}
          </Button>
        }
      >
        {t('settings-screen:notFound.why')}
      </EmptyState>
    </main>
  );
}
