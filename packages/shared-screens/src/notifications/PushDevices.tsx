import { Button } from '@mantine/core';
import { IconBellRinging } from '@zampa/ui/icons/IconBellRinging';
import { IconDeviceMobile } from '@zampa/ui/icons/IconDeviceMobile';
import { useRemoveDevice, useThisDeviceToken } from '@zampa/client/notifications/preferences';
import type { NotificationPreferences } from '@zampa/contract/notifications/notification-preferences';
import { formatRelative } from '@zampa/i18n/format/relative';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { CallProblem } from '../form/CallProblem.tsx';
import { TestNotification } from './TestNotification.tsx';
import { EnablePushButton } from './EnablePushButton.tsx';

type Device = NotificationPreferences['devices'][number];

export interface PushDevicesProps {
  pushKey: string;
  devices: readonly Device[];
}

/** Lists the devices that receive push notifications: enable this device, remove any, send a test. */
export function PushDevices({ pushKey, devices }: PushDevicesProps) {
  const { t } = useTranslation();
  const here = useThisDeviceToken();
  const remove = useRemoveDevice();
  return (
    <Section title={t('notifications:settings.devices.title')}>
      {!devices.some(({ token }) => token === here) && <EnablePushButton pushKey={pushKey} />}
      {devices.length > 0 && (
        <List>
          {devices.map((device) => (
            <DeviceRow
              key={device.token}
              device={device}
              isHere={device.token === here}
              removing={remove.isPending && remove.variables === device.token}
              onRemove={() => remove.mutate(device.token)}
            />
          ))}
        </List>
      )}
      <CallProblem error={remove.error} />
      <TestNotification />
    </Section>
  );
}

interface DeviceRowProps {
  device: Device;
  isHere: boolean;
  removing: boolean;
  onRemove: () => void;
}

function DeviceRow({ device, isHere, removing, onRemove }: DeviceRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const when = (instant: string) => formatRelative(new Date(instant), now, language, deviceZone());
  const { name, dateCreated, lastReached } = device;
  const shown = name || t('notifications:settings.devices.unnamed');
  const Icon = isHere ? IconBellRinging : IconDeviceMobile;
  return (
    <Row as="li" gap="12" wrap={false}>
      <Icon size={22} aria-hidden="true" />
      <Stack gap="0" grow>
        <strong>
          {isHere ? t('notifications:settings.devices.here', { name: shown }) : shown}
        </strong>
        <Text as="span" tone="muted" size="small">
          {lastReached
            ? t('notifications:settings.devices.reached', { when: when(lastReached) })
            : t('notifications:settings.devices.added', { when: when(dateCreated) })}
        </Text>
      </Stack>
      <Button
        variant="subtle"
        loading={removing}
        aria-label={t('notifications:settings.devices.removeNamed', { name: shown })}
        onClick={onRemove}
      >
        {t('notifications:settings.devices.remove')}
      </Button>
    </Row>
  );
}
