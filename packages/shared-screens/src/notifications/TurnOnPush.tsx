import { Button } from '@mantine/core';
import { IconBellRinging } from '@tabler/icons-react';
import { useTurnOnPush } from '@zampa/client/notifications/preferences';
import { type PushObstacle, PushUnavailable } from '@zampa/client/notifications/push-obstacle';
import { pushObstacle } from '@zampa/client/notifications/this-device';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Callout } from '@zampa/ui/kit/Callout.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { CallProblem } from '../form/CallProblem.tsx';

/** Lets somebody be called on this device, or says why that cannot be. */
export function TurnOnPush({ pushKey }: { pushKey: string }) {
  const { t } = useTranslation();
  const turnOn = useTurnOnPush();
  const { error } = turnOn;
  const obstacle = error instanceof PushUnavailable ? error.obstacle : pushObstacle();
  if (obstacle === 'UNSUPPORTED' || obstacle === 'NOT_INSTALLED')
    return <Obstacle obstacle={obstacle} />;
  return (
    <>
      <Text tone="muted">{t('notifications-settings:devices.why')}</Text>
      <Button
        leftSection={<IconBellRinging size={18} aria-hidden="true" />}
        loading={turnOn.isPending}
        onClick={() => turnOn.mutate(pushKey)}
      >
        {t('notifications-settings:devices.turnOn')}
      </Button>
      {obstacle && <Obstacle obstacle={obstacle} />}
      {!(error instanceof PushUnavailable) && <CallProblem error={error} />}
    </>
  );
}

function Obstacle({ obstacle }: { obstacle: PushObstacle }) {
  const { t } = useTranslation();
  const texts = {
    DENIED: t('notifications-settings:obstacles.deniedWhy'),
    NOT_INSTALLED: t('notifications-settings:obstacles.notInstalled'),
    UNSUPPORTED: t('notifications-settings:obstacles.unsupported'),
    FAILED: t('notifications-settings:obstacles.failed'),
  };
  const isDenied = obstacle === 'DENIED';
  return (
    <Callout tone={isDenied ? 'ask' : 'info'} role={isDenied ? 'alert' : 'status'}>
      {isDenied && <strong>{t('notifications-settings:obstacles.denied')}</strong>}
      <p>{texts[obstacle]}</p>
    </Callout>
  );
}
