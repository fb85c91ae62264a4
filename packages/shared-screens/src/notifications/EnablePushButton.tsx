import { Button } from '@mantine/core';
import { IconBellRinging } from '@zampa/ui/icons/IconBellRinging';
import { useEnablePush } from '@zampa/client/notifications/preferences';
import { type PushObstacle, PushUnavailable } from '@zampa/client/notifications/push-obstacle';
import { findPushObstacle } from '@zampa/client/notifications/this-device';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { CallProblem } from '../form/CallProblem.tsx';

/** Button to enable push on this device, or the reason why that is not possible. */
export function EnablePushButton({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation();
  const enablePush = useEnablePush();
  const { error } = enablePush;
  const obstacle = error instanceof PushUnavailable ? error.obstacle : findPushObstacle();
  if (obstacle === 'UNSUPPORTED' || obstacle === 'NOT_INSTALLED')
    return <PushObstacleNotice obstacle={obstacle} />;
  return (
    <>
      <Text tone="muted">{t('notifications:settings.devices.why')}</Text>
      <Button
        leftSection={<IconBellRinging size={18} aria-hidden="true" />}
        loading={enablePush.isPending}
        onClick={() => enablePush.mutate(pushKey)}
      >
        {t('notifications:settings.devices.turnOn')}
      </Button>
      {obstacle && <PushObstacleNotice obstacle={obstacle} />}
      {!(error instanceof PushUnavailable) && <CallProblem error={error} />}
    </>
  );
}

function PushObstacleNotice({ obstacle }: { obstacle: PushObstacle }) {
  const { t } = useTranslation();
  const texts = {
    DENIED: t('notifications:settings.obstacles.deniedWhy'),
    NOT_INSTALLED: t('notifications:settings.obstacles.notInstalled'),
    UNSUPPORTED: t('notifications:settings.obstacles.unsupported'),
    FAILED: t('notifications:settings.obstacles.failed'),
  };
  const isDenied = obstacle === 'DENIED';
  return (
    <Callout tone={isDenied ? 'ask' : 'info'} role={isDenied ? 'alert' : 'status'}>
      {isDenied && <strong>{t('notifications:settings.obstacles.denied')}</strong>}
      <p>{texts[obstacle]}</p>
    </Callout>
  );
}
