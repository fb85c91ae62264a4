import { NotificationList } from '@zampa/shared-screens/notifications/NotificationList.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { OpenPanel, type OpenPanelProps } from '@zampa/ui/panel/OpenPanel.tsx';
import { IconSettings } from '@zampa/ui/icons/IconSettings';
import { ActionIcon } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { Row } from '@zampa/ui/kit/Row.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { NotificationActions } from './NotificationActions.tsx';
import styles from './BellButton.module.css';

export type NotificationsPanelProps = Pick<OpenPanelProps, 'id' | 'onLeave' | 'onClose'>;

/** Shows the user's notifications below the bell. */
export function NotificationsPanel({ id, onLeave, onClose }: NotificationsPanelProps) {
  const { t } = useTranslation();
  return (
    <OpenPanel
      id={id}
      role="dialog"
      className={styles['panel'] ?? ''}
      label={t('notifications:title')}
      onLeave={onLeave}
      onClose={onClose}
    >
      <Row justify="between" wrap={false}>
        <Title>{t('notifications:title')}</Title>
        <ActionIcon
          color="gray"
          aria-label={t('settings:places.settings')}
          renderRoot={(props) => (
            <Link to="/workspace/notifications" onClick={onLeave} {...props} />
          )}
        >
          <IconSettings size={20} />
        </ActionIcon>
      </Row>
      <NotificationList
        onFollow={onLeave}
        renderActions={(notification, markRead) => (
          <NotificationActions notification={notification} onFollow={onLeave} markRead={markRead} />
        )}
      />
    </OpenPanel>
  );
}
