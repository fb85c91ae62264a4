import '@zampa/i18n/english/settings';
import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Logo } from '@zampa/ui/brand/Logo.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from 'react-i18next';
import styles from './NotFoundPage.module.css';

/** An address that leads nowhere. */
export function NotFoundPage() {
  const { t } = useTranslation();
  return (
    <main className={styles['middle']}>
      <title>{t('settings:notFound.title')}</title>
      <EmptyState
        picture={<Logo size={36} />}
        title={t('settings:notFound.title')}
        action={
          <Button renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {t('settings:notFound.home')}
          </Button>
        }
      >
        {t('settings:notFound.why')}
      </EmptyState>
    </main>
  );
}
