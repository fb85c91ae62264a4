import { Checkbox } from '@zampa/ui/mantine/Checkbox';
import type { Channel, ChannelChoices } from '@zampa/domain/notifications/channels';
import type { Topic } from '@zampa/domain/notifications/notification-kinds';
import { useTranslation } from '@zampa/i18n/use-translation';
import { Text } from '@zampa/ui/kit/Text.tsx';
import styles from './ChannelTable.module.css';

export interface ChannelTableProps {
  topics: readonly Topic[];
  channels: readonly Channel[];
  choices: ChannelChoices;
  onChange: (choices: ChannelChoices) => void;
}

/** Table of checkboxes: which notification topics arrive by which channels. */
export function ChannelTable({ topics, channels, choices, onChange }: ChannelTableProps) {
  const { t } = useTranslation();
  const words = useTopicWords();
  const names = {
    push: t('notifications:settings.channels.push'),
    email: t('notifications:settings.channels.email'),
    sms: t('notifications:settings.channels.sms'),
  };
  return (
    <table className={styles['table']}>
      <thead>
        <tr>
          <th scope="col">{t('notifications:settings.channels.kind')}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {names[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {topics.map((topic) => (
          <tr key={topic}>
            <th scope="row">
              <strong>{words[topic].name}</strong>
              <Text as="span" tone="muted" size="small">
                {words[topic].why}
              </Text>
            </th>
            {channels.map((channel) => (
              <td key={channel}>
                <label className={styles['touched']}>
                  <Checkbox
                    checked={choices[topic][channel]}
                    onChange={({ currentTarget: { checked } }) =>
                      onChange({ ...choices, [topic]: { ...choices[topic], [channel]: checked } })
                    }
                  />
                  <span className="z-visually-hidden">
                    {words[topic].name}: {names[channel]}
                  </span>
                </label>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function useTopicWords() {
  const { t } = useTranslation();
  return {
    MESSAGE: {
      name: t('notifications:settings.topics.message'),
      why: t('notifications:settings.topics.messageWhy'),
    },
    REQUEST: {
      name: t('notifications:settings.topics.request'),
      why: t('notifications:settings.topics.requestWhy'),
    },
    TIMES: {
      name: t('notifications:settings.topics.times'),
      why: t('notifications:settings.topics.timesWhy'),
    },
    CALLED_OFF: {
      name: t('notifications:settings.topics.calledOff'),
      why: t('notifications:settings.topics.calledOffWhy'),
    },
    PAYMENTS: {
      name: t('notifications:settings.topics.payments'),
      why: t('notifications:settings.topics.paymentsWhy'),
    },
    FAMILY: {
      name: t('notifications:settings.topics.family'),
      why: t('notifications:settings.topics.familyWhy'),
    },
    TEAM: {
      name: t('notifications:settings.topics.team'),
      why: t('notifications:settings.topics.teamWhy'),
    },
    RECALLS: {
      name: t('notifications:settings.topics.recalls'),
      why: t('notifications:settings.topics.recallsWhy'),
    },
    THERAPIES: {
      name: t('notifications:settings.topics.therapies'),
      why: t('notifications:settings.topics.therapiesWhy'),
    },
  };
}
