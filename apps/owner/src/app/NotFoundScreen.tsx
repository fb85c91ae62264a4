import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCompass } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { NowhereGate } from '@zampa/shared-screens/account/NowhereGate.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Says that an address leads nowhere, and shows the way home. */
export function NotFoundScreen() {
  return (
    <NowhereGate>
      <Nowhere />
    </NowhereGate>
  );
}

function Nowhere() {
  const { t } = useTranslation();
  const title = t('common:states.notFound');
  useDocumentTitle(`${title} · Zampa`);
  return (
    <OwnerShell>
      <h1>
        <Wordmark />
      </h1>
      <EmptyState
        picture={<IconCompass size={36} />}
        title={title}
        action={
          <Button size="lg" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
            {t('common:places.home')}
          </Button>
        }
      >
        {t('common:states.notFoundWhy')}
      </EmptyState>
    </OwnerShell>
  );
}
