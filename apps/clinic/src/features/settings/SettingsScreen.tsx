import { Button } from '@mantine/core';
import { IconChevronRight, IconLock, IconLogout, IconQrcode, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useSession } from '@zampa/client/session/SessionProvider.tsx';
import type { StaffFacility } from '@zampa/contract/my-data/user';
import { LanguageSwitch } from '@zampa/shared-screens/account/LanguageSwitch.tsx';
import { SchemeSwitch } from '@zampa/shared-screens/account/SchemeSwitch.tsx';
import { useTranslation } from '@zampa/i18n/use-translation';
import { roleText } from './role-text.ts';
import styles from './SettingsScreen.module.css';

/** Everything that can be set, in one place. */
export function SettingsScreen({ facility }: { facility: StaffFacility }) {
  const { t } = useTranslation();
  const session = useSession();
  return (
    <div className={styles['screen']}>
      <FacilitySection facility={facility} />
      <section className={styles['card']}>
        <h2>{t('settings:person.title')}</h2>
        <Link to="/workspace/my-data" className={styles['entry']}>
          <IconUser size={20} aria-hidden="true" />
          <span>
            <strong>{t('settings:person.myData')}</strong>
            <small>{t('settings:person.myDataWhy')}</small>
          </span>
          <IconChevronRight size={18} aria-hidden="true" />
        </Link>
        <Link to="/workspace/change-password" className={styles['entry']}>
          <IconLock size={20} aria-hidden="true" />
          <span>
            <strong>{t('settings:person.password')}</strong>
            <small>{t('settings:person.passwordWhy')}</small>
          </span>
          <IconChevronRight size={18} aria-hidden="true" />
        </Link>
      </section>
      <section className={styles['card']}>
        <h2>{t('settings:display.title')}</h2>
        <LanguageSwitch />
        <SchemeSwitch />
      </section>
      <section className={styles['card']}>
        <h2>{t('settings:session.title')}</h2>
        <p>{t('settings:session.why')}</p>
        <Button
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden="true" />}
          onClick={() => void session.signOut()}
        >
          {t('common:actions.signOut')}
        </Button>
      </section>
    </div>
  );
}

function FacilitySection({ facility }: { facility: StaffFacility }) {
  const { t } = useTranslation();
  const facts = [
    { label: t('settings:facility.name'), value: facility.name },
    { label: t('settings:facility.code'), value: facility.code },
    { label: t('settings:facility.timezone'), value: facility.timezone.replaceAll('_', ' ') },
    { label: t('settings:facility.role'), value: roleText(t, facility.idRole) },
  ];
  return (
    <section className={styles['card']}>
      <h2>{t('settings:facility.title')}</h2>
      <dl className={styles['facts']}>
        {facts.map(({ label, value }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Button
        renderRoot={(props) => <Link to="/workspace/facilities/code" {...props} />}
        variant="default"
        leftSection={<IconQrcode size={18} aria-hidden="true" />}
      >
        {t('settings:facility.invite')}
      </Button>
    </section>
  );
}
