import { Button } from '@mantine/core';
import { IconPaw } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from 'react-i18next';

/** An address that leads nowhere, with the way home. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <main>
      <EmptyState
        picture={<IconPaw size={40} />}
        title={t('common:states.notFound')}
        action={
          <Button size="lg" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {t('common:actions.back')}
          </Button>
        }
      >
        {t('common:states.notFoundWhy')}
      </EmptyState>
    </main>
  );
}
