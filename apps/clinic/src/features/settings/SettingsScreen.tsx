import '@zampa/i18n/english/settings-clinic';
import '@zampa/i18n/english/settings';
import { Button } from '@mantine/core';
import { IconBell } from '@zampa/ui/icons/IconBell';
import { IconKey } from '@zampa/ui/icons/IconKey';
import { IconLock } from '@zampa/ui/icons/IconLock';
import { IconLogout } from '@zampa/ui/icons/IconLogout';
import { IconQrcode } from '@zampa/ui/icons/IconQrcode';
import { IconUser } from '@zampa/ui/icons/IconUser';
import { Link } from '@tanstack/react-router';
import { LanguageSwitch } from '@zampa/shared-screens/account/LanguageSwitch.tsx';
import { SchemeSwitch } from '@zampa/shared-screens/account/SchemeSwitch.tsx';
import { formatZone } from '@zampa/i18n/format/zone-text';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { openSignOutDialog } from '@zampa/shared-screens/account/sign-out-dialog-state';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { PracticeSection } from './PracticeSection.tsx';
import { SettingsEntry } from './SettingsEntry.tsx';
import styles from './SettingsScreen.module.css';

/** Shows the screen with all settings. */
export function SettingsScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles['screen']}>
      <FacilitySection />
      <PracticeSection />
      <Card as="section" align="start" className={styles['card'] ?? ''}>
        <Title>{t('settings:clinic.person.title')}</Title>
        <SettingsEntry
          to="/workspace/my-data"
          icon={<IconUser size={20} />}
          title={t('settings:person.myData')}
          why={t('settings:clinic.person.myDataWhy')}
        />
        <SettingsEntry
          to="/workspace/notifications"
          icon={<IconBell size={20} />}
          title={t('settings:person.notifications')}
          why={t('settings:clinic.person.notificationsWhy')}
        />
        <SettingsEntry
          to="/workspace/change-password"
          icon={<IconLock size={20} />}
          title={t('settings:person.password')}
          why={t('settings:clinic.person.passwordWhy')}
        />
        <SettingsEntry
          to="/workspace/security"
          icon={<IconKey size={20} />}
          title={t('settings:person.security')}
          why={t('settings:clinic.person.securityWhy')}
        />
      </Card>
      <Card as="section" align="start" className={styles['card'] ?? ''}>
        <Title>{t('settings:clinic.display.title')}</Title>
        <LanguageSwitch />
        <SchemeSwitch />
      </Card>
      <Card as="section" align="start" className={styles['card'] ?? ''}>
        <Title>{t('settings:clinic.session.title')}</Title>
        <Text tone="muted">{t('settings:clinic.session.why')}</Text>
        <Button
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden="true" />}
          onClick={openSignOutDialog}
        >
          {t('common:actions.signOut')}
        </Button>
      </Card>
    </div>
  );
}

function FacilitySection() {
  const facility = useFacility();
  const { t } = useTranslation();
  const language = useLanguage();
  const now = useMinuteClock();
  const facts = [
    { label: t('settings:clinic.facility.name'), value: facility.name },
    { label: t('settings:clinic.facility.code'), value: facility.code },
    {
      label: t('settings:clinic.facility.timezone'),
      value: formatZone(facility.timezone, language, now),
    },
    { label: t('settings:clinic.facility.role'), value: roleText(t, facility.idRole) },
  ];
  return (
    <Card as="section" align="start" className={styles['card'] ?? ''}>
      <Title>{t('settings:clinic.facility.title')}</Title>
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
        {t('settings:clinic.facility.invite')}
      </Button>
    </Card>
  );
}
