import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { OwnerShell } from '@zampa/ui/layout/OwnerShell.tsx';
import { ScreenHeader } from '@zampa/ui/layout/ScreenHeader.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';

/** An address that leads nowhere, with the way home. */
export function NotFoundScreen() {
  const { t } = useTranslation();
  return (
    <OwnerShell>
      <ScreenHeader title={t('common:states.notFound')} under={t('common:states.notFoundWhy')} />
      <Button size="lg" renderRoot={(props) => <Link to="/dashboard" {...props} />}>
        {t('common:actions.back')}
      </Button>
    </OwnerShell>
  );
}
