import { Button } from '@mantine/core';
import { IconSend } from '@tabler/icons-react';
import { useTryNotifications } from '@zampa/client/notifications/preferences';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { CallProblem } from '../form/CallProblem.tsx';

/** Lets somebody see for themselves that notifications arrive, and says how many of their devices took it. */
export function TryNotifications() {
  const { t } = useTranslation();
  const attempt = useTryNotifications();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend size={18} aria-hidden="true" />}
        loading={attempt.isPending}
        onClick={() => attempt.mutate()}
      >
        {t('notifications-settings:try.button')}
      </Button>
      {attempt.data && <Outcome taken={attempt.data.taken} />}
      <CallProblem error={attempt.error} />
    </>
  );
}

function Outcome({ taken }: { taken: number }) {
  const { t } = useTranslation();
  if (taken > 0)
    return (
      <Callout tone="info" role="status">
        <p>{t('notifications-settings:try.taken', { count: taken })}</p>
      </Callout>
    );
  return (
    <Callout tone="ask" role="alert">
      <strong>{t('notifications-settings:try.none')}</strong>
      <p>{t('notifications-settings:try.noneWhy')}</p>
    </Callout>
  );
}
