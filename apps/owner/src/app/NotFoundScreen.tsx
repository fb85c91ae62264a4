import { Button } from '@mantine/core';
import { useDocumentTitle } from '@mantine/hooks';
import { IconCompass } from '@zampa/ui/icons/IconCompass';
import { Link } from '@tanstack/react-router';
import { Wordmark } from '@zampa/ui/brand/Wordmark.tsx';
import { NotFoundGate } from '@zampa/shared-screens/account/NotFoundGate.tsx';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** Screen for an unknown address, with a link to Home. */
export function NotFoundScreen() {
  return (
    <NotFoundGate>
      <NotFoundMessage />
    </NotFoundGate>
  );
}

function NotFoundMessage() {
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
