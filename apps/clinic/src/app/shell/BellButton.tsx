import '@zampa/i18n/english/notifications';
import { ActionIcon } from '@mantine/core';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { useUnreadNotifications } from '@zampa/client/notifications/use-notifications';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import { Suspense, useId, useRef, useState } from 'react';
import styles from './BellButton.module.css';
import { lazyPart } from '@zampa/ui/states/lazy-part';

const NotificationsPanel = lazyPart(
  async () => (await import('./NotificationsPanel.tsx')).NotificationsPanel,
);

/** Shows the number of unread notifications; opens the notifications below it. */
export function BellButton() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const count = useUnreadNotifications();
  return (
    <span className={styles['bell']}>
      <ActionIcon
        ref={button}
        color="gray"
        aria-label={count > 0 ? t('notifications:open', { count }) : t('notifications:title')}
        aria-haspopup="dialog"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
      >
        <IconBell size={22} />
      </ActionIcon>
      <span className={styles['count']} aria-hidden="true">
        <CountBadge count={count} label="" />
      </span>
      {open && (
        // Keeps `aria-controls` valid while the panel is loading.
        <Suspense fallback={<span id={id} />}>
          <NotificationsPanel
            id={id}
            onLeave={() => setOpen(false)}
            onClose={() => {
              setOpen(false);
              button.current?.focus();
            }}
          />
        </Suspense>
      )}
    </span>
  );
}
