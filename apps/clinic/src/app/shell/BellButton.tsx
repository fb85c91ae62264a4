import '@zampa/i18n/english/notifications';
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { useUnreadNotifications } from '@zampa/client/notifications/use-notifications';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { Suspense, useState } from 'react';
import styles from './BellButton.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const NotificationsDrawer = lazyPart(
  async () => (await import('./NotificationsDrawer.tsx')).NotificationsDrawer,
);

/** Shows the number of unread notifications; opens the notification drawer. */
export function BellButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const count = useUnreadNotifications();
  return (
    <>
      <span className={styles['bell']}>
        <ActionIcon
          color="gray"
          aria-label={count > 0 ? t('notifications:open', { count }) : t('notifications:title')}
          onClick={() => setOpen(true)}
        >
          <IconBell size={22} />
        </ActionIcon>
        <span className={styles['count']} aria-hidden="true">
          <CountBadge count={count} label="" />
        </span>
      </span>
      {open && (
        <Suspense>
          <NotificationsDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
