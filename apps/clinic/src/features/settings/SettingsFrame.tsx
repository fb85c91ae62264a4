import '@zampa/i18n/english/settings-clinic';
import '@zampa/i18n/english/settings';
import { IconChevronLeft } from '@zampa/ui/icons/IconChevronLeft';
import { Link } from '@tanstack/react-router';
import { useTranslation } from '@zampa/i18n/use-translation';
import type { ReactNode } from 'react';
import { useIsAdmin } from '../../facility/use-is-admin.ts';
import styles from './SettingsFrame.module.css';

/** Only admins see this page. */
const AUDIT = '/workspace/audit';

/** Pages of the settings in display order. */
const GROUPS = [
  {
    title: 'settings:clinic.practice.title',
    pages: [
      { to: '/workspace/facilities/data', title: 'settings:places.facilityData' },
      { to: '/workspace/services', title: 'settings:places.services' },
      { to: '/workspace/hours', title: 'settings:places.hours' },
      { to: '/workspace/timetables', title: 'settings:places.timetables' },
      { to: '/workspace/recalls', title: 'settings:places.recalls' },
      { to: '/workspace/protocols', title: 'settings:places.protocols' },
      { to: '/workspace/note-templates', title: 'settings:places.noteTemplates' },
      { to: '/workspace/digital-payments', title: 'settings:facility.payments' },
      { to: '/workspace/subscription', title: 'settings:places.subscription' },
      { to: AUDIT, title: 'settings:facility.audit' },
    ],
  },
  {
    title: 'settings:clinic.person.title',
    pages: [
      { to: '/workspace/my-data', title: 'settings:person.myData' },
      { to: '/workspace/notifications', title: 'settings:person.notifications' },
      { to: '/workspace/change-password', title: 'settings:person.password' },
      { to: '/workspace/security', title: 'settings:person.security' },
    ],
  },
] as const;

/** Shows a page of the settings beside the list of all of them; on a narrow screen with a way back to the list. */
export function SettingsFrame({ children }: { children: ReactNode }) {
  const { t } = useTranslation();
  const isAdmin = useIsAdmin();
  return (
    <div className={styles['frame']}>
      <Link to="/workspace/settings" className={styles['back']}>
        <IconChevronLeft size={18} aria-hidden="true" />
        {t('settings:places.settings')}
      </Link>
      <nav className={styles['side']} aria-label={t('settings:places.settings')}>
        {GROUPS.map(({ title, pages }) => (
          <ul key={title} aria-label={t(title)}>
            <li className={styles['group']} aria-hidden="true">
              {t(title)}
            </li>
            {pages.map(
              (page) =>
                (isAdmin || page.to !== AUDIT) && (
                  <li key={page.to}>
                    <Link to={page.to} className={styles['page']}>
                      {t(page.title)}
                    </Link>
                  </li>
                ),
            )}
          </ul>
        ))}
      </nav>
      <div>{children}</div>
    </div>
  );
}
