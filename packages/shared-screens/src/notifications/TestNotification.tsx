import { Button } from '@mantine/core';
import { IconSend } from '@zampa/ui/icons/IconSend';
import { useSendTestNotification } from '@zampa/client/notifications/preferences';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { CallProblem } from '../form/CallProblem.tsx';

/** Button that sends a test notification and shows how many devices received it. */
export function TestNotification() {
  const { t } = useTranslation();
  const attempt = useSendTestNotification();
  return (
    <>
      <Button
        variant="default"
        leftSection={<IconSend size={18} aria-hidden="true" />}
        loading={attempt.isPending}
        onClick={() => attempt.mutate()}
      >
        {t('notifications:settings.try.button')}
      </Button>
      {attempt.data && <TestResult taken={attempt.data.taken} />}
      <CallProblem error={attempt.error} />
    </>
  );
}

function TestResult({ taken }: { taken: number }) {
  const { t } = useTranslation();
  if (taken > 0)
    return (
      <Callout tone="info" role="status">
        <p>{t('notifications:settings.try.taken', { count: taken })}</p>
      </Callout>
    );
  return (
    <Callout tone="ask" role="alert">
      <strong>{t('notifications:settings.try.none')}</strong>
      <p>{t('notifications:settings.try.noneWhy')}</p>
    </Callout>
  );
}
