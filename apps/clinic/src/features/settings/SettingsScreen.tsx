import '@zampa/i18n/english/settings-screen';
import '@zampa/i18n/english/settings';
import { Button } from '@mantine/core';
import { IconBell, IconLock, IconLogout, IconQrcode, IconUser } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { LanguageSwitch } from '@zampa/shared-screens/account/LanguageSwitch.tsx';
import { SchemeSwitch } from '@zampa/shared-screens/account/SchemeSwitch.tsx';
import { zoneText } from '@zampa/i18n/format/zone-text';
import { useLanguage } from '@zampa/i18n/use-language';
import { useTranslation } from '@zampa/i18n/use-translation';
import { askToSignOut } from '@zampa/shared-screens/account/sign-out-question';
import { roleText } from '@zampa/shared-screens/people/role-text';
import { useMinuteClock } from '@zampa/ui/time/use-minute-clock';
import { Card } from '@zampa/ui/kit/Card.tsx';
import { Text } from '@zampa/ui/kit/Text.tsx';
import { Title } from '@zampa/ui/kit/Title.tsx';
import { useFacility } from '../../facility/FacilityProvider.tsx';
import { PracticeSection } from './PracticeSection.tsx';
import { SettingsEntry } from './SettingsEntry.tsx';
import styles from './SettingsScreen.module.css';

/** Shows everything that can be set, in one place. */
export function SettingsScreen() {
  const { t } = useTranslation();
  return (
    <div className={styles['screen']}>
      <FacilitySection />
      <PracticeSection />
      <Card as="section" align="start" className={styles['card'] ?? ''}>
        <Title>{t('settings-screen:person.title')}</Title>
        <SettingsEntry
          to="/workspace/my-data"
          icon={<IconUser size={20} />}
          title={t('settings:person.myData')}
          why={t('settings-screen:person.myDataWhy')}
        />
        <SettingsEntry
          to="/workspace/notifications"
          icon={<IconBell size={20} />}
          title={t('settings:person.notifications')}
          why={t('settings-screen:person.notificationsWhy')}
        />
        <SettingsEntry
          to="/workspace/change-password"
          icon={<IconLock size={20} />}
          title={t('settings:person.password')}
          why={t('settings-screen:person.passwordWhy')}
        />
      </Card>
      <Card as="section" align="start" className={styles['card'] ?? ''}>
        <Title>{t('settings-screen:display.title')}</Title>
        <LanguageSwitch />
        <SchemeSwitch />
      </Card>
      <Card as="section" align="start" className={styles['card'] ?? ''}>
        <Title>{t('settings-screen:session.title')}</Title>
        <Text tone="muted">{t('settings-screen:session.why')}</Text>
        <Button
          variant="default"
          leftSection={<IconLogout size={18} aria-hidden="true" />}
          onClick={askToSignOut}
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
    { label: t('settings-screen:facility.name'), value: facility.name },
    { label: t('settings-screen:facility.code'), value: facility.code },
    {
      label: t('settings-screen:facility.timezone'),
      value: zoneText(facility.timezone, language, now),
    },
    { label: t('settings-screen:facility.role'), value: roleText(t, facility.idRole) },
  ];
  return (
    <Card as="section" align="start" className={styles['card'] ?? ''}>
      <Title>{t('settings-screen:facility.title')}</Title>
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
        {t('settings-screen:facility.invite')}
      </Button>
    </Card>
  );
}
