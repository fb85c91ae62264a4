import '@zampa/i18n/english/notifications-settings';
import {
  useNotificationPreferences,
  useSavePreferences,
} from '@zampa/client/notifications/preferences';
import type { Topic } from '@zampa/domain/notifications/channels';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';
import { QueryStates } from '../states/QueryStates.tsx';
import { CalledDevices } from './CalledDevices.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { QuietHoursFields } from './QuietHoursFields.tsx';

export interface NotificationSettingsProps {
  /** What the signed-in person is told of in this app. */
  topics: readonly Topic[];
  /** What else is said about quiet hours. */
  children?: ReactNode;
}

/** Lets somebody choose how they are told of what, when they are left alone, and on which devices they are called. */
export function NotificationSettings({ topics, children }: NotificationSettingsProps) {
  const { t } = useTranslation();
  const query = useNotificationPreferences();
  const save = useSavePreferences();
  return (
    <QueryStates query={query} shape="rows" count={4}>
      {(preferences) => {
        const { choices, quietHours } = save.isPending ? save.variables : preferences;
        return (
          <Stack gap="24">
            <Section title={t('notifications-settings:channels.title')}>
              <Text tone="muted">{t('notifications-settings:channels.why')}</Text>
              <ChannelTable
                topics={topics}
                channels={preferences.channels}
                choices={choices}
                onChange={(chosen) => save.mutate({ choices: chosen, quietHours })}
              />
              <CallProblem error={save.error} />
            </Section>
            <Section title={t('notifications-settings:quiet.title')}>
              <QuietHoursFields
                quietHours={quietHours}
                onChange={(quiet) => save.mutate({ choices, quietHours: quiet })}
              />
              {children}
            </Section>
            <CalledDevices pushKey={preferences.pushKey} devices={preferences.devices} />
          </Stack>
        );
      }}
    </QueryStates>
  );
}
