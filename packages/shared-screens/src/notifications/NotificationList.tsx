import '@zampa/i18n/english/notifications';
import { Button } from '@mantine/core';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { IconCalendarClock } from '@zampa/ui/icons/IconCalendarClock';
import { IconCalendarX } from '@zampa/ui/icons/IconCalendarX';
import { IconCreditCard } from '@zampa/ui/icons/IconCreditCard';
import { IconInbox } from '@zampa/ui/icons/IconInbox';
import { IconMessage } from '@zampa/ui/icons/IconMessage';
import { IconPill } from '@zampa/ui/icons/IconPill';
import { IconUsers } from '@zampa/ui/icons/IconUsers';
import { IconUsersGroup } from '@zampa/ui/icons/IconUsersGroup';
import { IconVaccine } from '@zampa/ui/icons/IconVaccine';
import {
  useMarkNotificationsRead,
  useNotifications,
} from '@zampa/client/notifications/use-notifications';
import type { Notification } from '@zampa/contract/notifications/read-notifications';
import {
  kindFacts,
  type NotificationKind,
  type Topic,
} from '@zampa/domain/notifications/notification-kinds';
import { formatRelative } from '@zampa/i18n/format/relative';
import { deviceZone } from '@zampa/i18n/format/zones';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { List } from '@zampa/ui/kit/List.tsx';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Stack } from '@zampa/ui/kit/Stack.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { EmptyState } from '@zampa/ui/states/EmptyState.tsx';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import type { ReactNode } from 'react';
import { CallProblem } from '../form/CallProblem.tsx';
import { PetPicture } from '../files/PetPicture.tsx';
import { ServerPathLink } from '../navigation/ServerPathLink.tsx';
import { LoadMore } from '../states/LoadMore.tsx';
import { QueryStates } from '../states/QueryStates.tsx';
import styles from './NotificationList.module.css';

export interface NotificationListProps {
  /** Called after a notification was opened. */
  onFollow?: () => void;
  /** Renders direct actions below an unread notification. */
  renderActions?: (notification: Notification, markRead: () => void) => ReactNode;
}

/** Lists the user's notifications, newest first. Opening one marks it as read. */
export function NotificationList({ onFollow, renderActions }: NotificationListProps) {
  const { t } = useTranslation();
  const { notifications, ...query } = useNotifications(useLanguage());
  const mark = useMarkNotificationsRead();
  const unread = notifications.filter(({ read }) => !read).map(({ id }) => id);
  return (
    <QueryStates query={query} shape="rows" count={5}>
      {() =>
        notifications.length === 0 ? (
          <EmptyState picture={<IconBell size={32} />} title={t('notifications:none')}>
            {t('notifications:noneWhy')}
          </EmptyState>
        ) : (
          <Stack gap="12">
            <Row justify="between">
              <Text tone="muted" size="small">
                {t('notifications:everywhere')}
              </Text>
              {unread.length > 0 && (
                <Button
                  variant="default"
                  loading={mark.isPending}
                  onClick={() => mark.mutate(unread)}
                >
                  {t('notifications:markAll')}
                </Button>
              )}
            </Row>
            <CallProblem error={mark.error} />
            <List>
              {notifications.map((notification) => (
                <li key={notification.id}>
                  <NotificationRow
                    notification={notification}
                    onFollow={() => {
                      if (!notification.read) mark.mutate([notification.id]);
                      onFollow?.();
                    }}
                  />
                  {!notification.read &&
                    renderActions?.(notification, () => mark.mutate([notification.id]))}
                </li>
              ))}
            </List>
            <LoadMore query={query} />
          </Stack>
        )
      }
    </QueryStates>
  );
}

interface NotificationRowProps {
  notification: Notification;
  onFollow: () => void;
}

function NotificationRow({ notification, onFollow }: NotificationRowProps) {
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const { title, body, url, read, dateCreated } = notification;
  return (
    <ServerPathLink url={url} className={styles['row']} data-read={read} onFollow={onFollow}>
      <Face notification={notification} />
      <Stack as="span" gap="0" className={styles['words'] ?? ''}>
        <strong>{title}</strong>
        <Text as="span" tone="muted" size="small">
          {body}
        </Text>
      </Stack>
      <Text as="span" tone="muted" size="small" className={styles['when'] ?? ''}>
        <time dateTime={dateCreated}>
          {formatRelative(new Date(dateCreated), now, language, deviceZone())}
        </time>
        {!read && (
          <span className={styles['dot']} role="img" aria-label={t('notifications:unread')} />
        )}
      </Text>
    </ServerPathLink>
  );
}

const TOPIC_ICONS = {
  MESSAGE: IconMessage,
  REQUEST: IconInbox,
  TIMES: IconCalendarClock,
  CALLED_OFF: IconCalendarX,
  PAYMENTS: IconCreditCard,
  FAMILY: IconUsers,
  TEAM: IconUsersGroup,
  RECALLS: IconVaccine,
  THERAPIES: IconPill,
} as const satisfies Record<Topic, typeof IconBell>;

/** Shows the pet that a notification is about, marked with its topic; without a pet, the topic alone. */
function Face({ notification: { kind, pet } }: Pick<NotificationRowProps, 'notification'>) {
  // Absent in answers stored before pets were included.
  if (!pet) return <TopicIcon kind={kind} />;
  return (
    <span className={styles['face']} aria-hidden="true">
      <PetPicture pet={pet} size={36} />
      <TopicIcon kind={kind} isBadge />
    </span>
  );
}

interface TopicIconProps {
  kind: NotificationKind;
  /** Small, at the corner of a picture. */
  isBadge?: boolean;
}

function TopicIcon({ kind, isBadge = false }: TopicIconProps) {
  const { topic } = kindFacts(kind);
  const Icon = topic === null ? IconBell : TOPIC_ICONS[topic];
  return (
    <span className={styles['topic']} data-topic={topic} data-badge={isBadge} aria-hidden="true">
      <Icon size={isBadge ? 12 : 20} />
    </span>
  );
}
