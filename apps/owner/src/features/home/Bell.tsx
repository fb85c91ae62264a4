import '@zampa/i18n/english/notifications';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { Link } from '@tanstack/react-router';
import { useUnreadNotifications } from '@zampa/client/notifications/use-notifications';
import { useTranslation } from '@zampa/i18n/use-translation';
import { CountBadge } from '@zampa/ui/chips/CountBadge.tsx';
import styles from './Bell.module.css';

/** Link to the notifications with the number of unread ones. */
export function Bell() {
  const { t } = useTranslation();
  const count = useUnreadNotifications();
  const label = count > 0 ? t('notifications:open', { count }) : t('notifications:title');
  return (
    <Link to="/workspace/notifications" aria-label={label}>
      <span className={styles['bell']} aria-hidden="true">
        <IconBell size={26} />
        <CountBadge count={count} label="" />
      </span>
    </Link>
  );
}
