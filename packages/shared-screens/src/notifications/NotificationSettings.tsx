import '@zampa/i18n/english/notifications-settings';
import {
  useNotificationPreferences,
  useSavePreferences,
} from '@zampa/client/notifications/preferences';
import type { Topic } from '@zampa/domain/notifications/notification-kinds';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Section } from '@zampa/ui/kit/Section.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import type { ReactNode } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';
import { QueryStates } from '../states/QueryStates.tsx';
import { PushDevices } from './PushDevices.tsx';
import { ChannelTable } from './ChannelTable.tsx';
import { QuietHoursFields } from './QuietHoursFields.tsx';

export interface NotificationSettingsProps {
  /** The notification topics of this app. */
  topics: readonly Topic[];
  /** Extra hint below the quiet hours. */
  children?: ReactNode;
}

/** Settings for notification channels, quiet hours and push devices. */
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
            <Section title={t('notifications:settings.channels.title')}>
              <Text tone="muted">{t('notifications:settings.channels.why')}</Text>
              <ChannelTable
                topics={topics}
                channels={preferences.channels}
                choices={choices}
                onChange={(chosen) => save.mutate({ choices: chosen, quietHours })}
              />
              <CallProblem error={save.error} />
            </Section>
            <Section title={t('notifications:settings.quiet.title')}>
              <QuietHoursFields
                quietHours={quietHours}
                onChange={(quiet) => save.mutate({ choices, quietHours: quiet })}
              />
              {children}
            </Section>
            <PushDevices pushKey={preferences.pushKey} devices={preferences.devices} />
          </Stack>
        );
      }}
    </QueryStates>
  );
}
